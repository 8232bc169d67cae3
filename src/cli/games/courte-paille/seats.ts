import type { Seat } from '../../../engine/seats.ts';
import type { Card } from '../../../games/courte-paille/cards.ts';
import type { CourtePailleSeat, CourtePailleView } from '../../../games/courte-paille/view.ts';
import { isCoco, valueOf } from '../../../games/courte-paille/faces.ts';
import { briefOf, shortOf } from './cards.ts';
import { isYou } from '../../screen/people.ts';
import type { TableContext } from '../../screen/terminal-game.ts';
import type { Style } from '../../screen/style.ts';
import { cut, padEnd, widthOf } from '../../screen/text.ts';

const NAME_WIDTH = 11;
const SHARK_WIDTH = 6;
const WON_WIDTH = 6;
const STATE_WIDTH = 14;

/** Who is looked at closely: all hands, or all but one's own, which lies below. */
export type Detail = 'all' | 'others';

/** A line for everybody: shark, parts won, what they are at, and the hand as far as it is known. */
export function seatLines(view: CourtePailleView, detail: Detail, context: TableContext, style: Style): string[] {
  return view.seats.map((entry, seat) => {
    const start = ` ${nameCell(view, seat, context, style)} ${facts(view, seat, context)}`;
    if (entry.out === true) return `${start}${style.dim('out')}`;
    const text = `${start}${padEnd(stateOf(view, seat), STATE_WIDTH)}`;
    const room = style.columns - widthOf(text) - 1;
    return `${text}${isYou(seat, context) && detail === 'others' ? counted(entry.hand.length) : handText(entry, room)}`;
  });
}

function nameCell({ turn }: CourtePailleView, seat: Seat, context: TableContext, style: Style): string {
  const name = padEnd(cut(isYou(seat, context) ? 'You' : context.names[seat]!, NAME_WIDTH), NAME_WIDTH);
  return seat === turn ? style.accent(`▸ ${style.strong(name)}`) : `  ${name}`;
}

function facts({ shark, seats }: CourtePailleView, seat: Seat, { options }: TableContext): string {
  const won = options['form'] === 'single' ? '' : padEnd(`${seats[seat]!.score} won`, WON_WIDTH);
  return `${padEnd(seat === shark ? 'shark' : '', SHARK_WIDTH)}${won}`;
}

function stateOf(view: CourtePailleView, seat: Seat): string {
  const { phase, turn, winners, seats } = view;
  const { hand, asleep = [], chosen } = seats[seat]!;
  if (phase === 'over') return winners?.includes(seat) === true ? 'wins' : '';
  if (phase === 'banish') return seat === turn ? 'banishes' : '';
  if (phase !== 'choose') return resolving(view, seat);
  if (chosen !== undefined) return 'ready';
  return asleep.length === hand.length ? 'sits out' : 'choosing';
}

/** Whose card is resolved when: the numbers count from whoever acts now. */
function resolving(view: CourtePailleView, seat: Seat): string {
  const { turn, phase, seats } = view;
  const { turned } = seats[seat]!;
  if (turned === undefined) return seat === turn ? '1. takes' : 'done';
  const before = phase === 'take' ? 2 : 1;
  return `${before + orderOf(view).indexOf(seat)}. ${shortOf(turned)}`;
}

/** The lowest value first; of equals the nearest clockwise from the shark (C6). */
function orderOf({ seats, shark }: CourtePailleView): Seat[] {
  const behind = (seat: Seat): number => (seat + seats.length - shark) % seats.length;
  const rank = (seat: Seat): number => valueOf(seats[seat]!.turned!) * seats.length + behind(seat);
  const waiting = [...seats.keys()].filter((seat) => seats[seat]!.turned !== undefined);
  return waiting.sort((a, b) => rank(a) - rank(b));
}

export function counted(cards: number): string {
  return cards === 0 ? 'no card' : `${cards} card${cards === 1 ? '' : 's'}`;
}

/** Known cards by name, the others as question marks. */
function handText(entry: CourtePailleSeat, room: number): string {
  const { hand } = entry;
  if (hand.every((card) => card === null)) return counted(hand.length);
  const text = namedHand(entry, shortOf);
  return widthOf(text) <= room ? text : cut(namedHand(entry, briefOf), Math.max(1, room));
}

function namedHand({ hand, asleep = [] }: CourtePailleSeat, textOf: (card: Card) => string): string {
  const named = hand.flatMap((card) => {
    if (card === null) return [];
    return isCoco(card) && asleep.includes(card) ? `${textOf(card)} asleep` : textOf(card);
  });
  const covered = hand.flatMap((card) => (card === null ? ['?'] : [])).join(' ');
  return [...named, ...(covered === '' ? [] : [covered])].join(', ');
}
