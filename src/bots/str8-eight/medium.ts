import type { Code } from '../../engine/game.ts';
import { DECK, PASS_LEFT } from '../../games/str8-eight/cards.ts';
import { DISCARD_CARD, DRAW_DISCARD, DRAW_PILE, faceIn, kindIn, LAY } from '../../games/str8-eight/moves.ts';
import type { Str8EightView } from '../../games/str8-eight/view.ts';
import { best } from '../best.ts';
import type { Bot } from '../bot.ts';
import { Outlook } from './outlook.ts';

/** The rules of thumb of a family player: what each move leaves the seat, and no thought of what others will do. */
export const mediumStr8Eight: Bot<Str8EightView> = {
  choose(question, luck) {
    if (question.count === 1) return question.moves[0]!;
    const outlook = new Outlook(question.view());
    return best(question, luck, (code) => score(outlook, code));
  },
};

function score(outlook: Outlook, code: Code): number {
  const face = faceIn(code);
  const card = DECK.names[face]!;
  switch (kindIn(code)) {
    case DRAW_PILE:
      return outlook.takingUnseen();
    case DRAW_DISCARD:
      return outlook.takingDiscard();
    case LAY:
      return outlook.laying(card);
    case DISCARD_CARD:
      return outlook.discarding(card);
    default:
      return outlook.passing(card, face === PASS_LEFT ? 1 : -1);
  }
}
