import { COPY, STRAW, WORTH } from '../../games/straw/cards.ts';
import { faceIn } from '../../games/straw/moves.ts';
import type { StrawView } from '../../games/straw/view.ts';
import { best } from '../best.ts';
import type { Bot } from '../bot.ts';
import { lookAt } from './medium.ts';
import { roomAfter } from './thumb.ts';

/** In points. */
const WHIM = 8;
const BREAKS = -100;
const WINS_AT_ONCE = 100;
/** One of so many looks misses what a card does to the camel. */
const MISSED_ONE_IN = 12;

/**
 * A friendly beginner: keeps what counts, and sees that a card would break the camel's back, most of the time. Thinks of
 * no way out, is often wrong about what a copy repeats, and cannot resist the straw.
 */
export const easyStraw: Bot<StrawView> = {
  choose(question, luck) {
    if (question.count === 1) return question.moves[0]!;
    const look = lookAt(question.view());
    return best(question, luck, (code) => {
      const face = faceIn(code);
      const kept = look.worth - WORTH[face]! + luck.below(WHIM);
      if (face === STRAW) return kept + WINS_AT_ONCE;
      const isMissed = luck.below(face === COPY ? 2 : MISSED_ONE_IN) === 0;
      return !isMissed && roomAfter(look, code) < 0 ? kept + BREAKS : kept;
    });
  },
};
