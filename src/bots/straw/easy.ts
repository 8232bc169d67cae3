import { COPY, STRAW, WORTH } from '../../games/straw/cards.ts';
import { faceIn } from '../../games/straw/moves.ts';
import type { StrawView } from '../../games/straw/view.ts';
import { best } from '../best.ts';
import type { Bot } from '../bot.ts';
import { nowAndThen, type Share } from '../now-and-then.ts';
import { random } from '../random.ts';
import { lookAt } from './medium.ts';
import { roomAfter } from './thumb.ts';

/** In points. */
const WHIM = 8;
const BREAKS = -100;
const WINS_AT_ONCE = 100;
/** One of so many looks misses what a card does to the camel. */
const MISSED_ONE_IN = 12;
/** The more there are to watch, the more often it plays without looking. Measured: 100 to 200 points below medium. */
const DREAMS: Share = { 3: 4, 4: 10, 5: 22, 6: 22 };

/** Keeps what counts, and sees that a card would break the camel's back, most of the time. */
const beginner: Bot<StrawView> = {
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

/**
 * A friendly beginner: thinks of no way out, is often wrong about what a copy repeats, cannot resist the straw, and dreams
 * now and then.
 */
export const easyStraw = nowAndThen(beginner, random, DREAMS);
