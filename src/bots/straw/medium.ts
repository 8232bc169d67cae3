import { COPY, DECK } from '../../games/straw/cards.ts';
import type { Loaded, StrawView } from '../../games/straw/view.ts';
import { best } from '../best.ts';
import type { Bot } from '../bot.ts';
import { Look, scoreOf } from './thumb.ts';

/** The rules of thumb of a family player: the best score of one look at each card, and no thought further on. */
export const mediumStraw: Bot<StrawView> = {
  choose(question, luck) {
    if (question.count === 1) return question.moves[0]!;
    const look = lookAt(question.view());
    return best(question, luck, (code) => scoreOf(look, code));
  },
};

export function lookAt({ seats, turn, total, camel }: StrawView): Look {
  const look = new Look();
  look.total = total;
  look.players = seats.length;
  look.echo = echoOf(camel);
  for (const card of seats[turn!]!.hand) look.hold(DECK.face(card!)!);
  return look;
}

function echoOf(camel: readonly Loaded[]): number {
  let top = camel.length - 1;
  while (top > 0 && camel[top]!.card === 'copy') top--;
  return top < 0 ? COPY : DECK.face(camel[top]!.card)!;
}
