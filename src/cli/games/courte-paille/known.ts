import type { Seat } from '../../../engine/seats.ts';
import type { CourtePailleView } from '../../../games/courte-paille/view.ts';
import { labelOf, wrapped } from './cards.ts';
import type { TableContext } from '../../screen/terminal-game.ts';
import type { Style } from '../../screen/style.ts';

/** The hidden days that the viewer knows. What is known of hands stands with the seats. */
export function knownLines({ week }: CourtePailleView, context: TableContext, style: Style): string[] {
  const hidden = week.filter(({ up }) => !up);
  const known = week.flatMap(({ card, up }, i) => (up || card === null ? [] : [`day ${i + 1}, ${labelOf(card)}`]));
  // whoever knows them all sees every card
  if (known.length === 0 || (context.viewer === 'watcher' && known.length === hidden.length)) return [];
  const who = context.viewer === 'watcher' ? 'All know' : 'You know';
  return wrapped(`${who} of the hidden days: ${known.join('; ')}.`, style);
}

/** Somebody landed a card of the hand unseen: it may be one of those that were known to be there. */
export function amongLines(view: CourtePailleView, context: TableContext, style: Style): string[] {
  return view.seats.flatMap(({ among = [] }, seat) => {
    if (among.length === 0) return [];
    const cards = among.map(labelOf);
    const which = cards.length === 1 ? cards[0]! : `${cards.slice(0, -1).join(', ')} or ${cards.at(-1)}`;
    return wrapped(`${context.names[seat]}’s ${which} may lie in the week as ${daysFrom(view, seat)}.`, style);
  });
}

function daysFrom({ week }: CourtePailleView, seat: Seat): string {
  const days = week.flatMap(({ card, landedBy }, i) => (landedBy === seat && card === null ? [i + 1] : []));
  return `day ${days.join(' or ')}`;
}
