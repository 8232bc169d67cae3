import type { Chance } from '../../engine/chance/chance.ts';
import type { Code } from '../../engine/game.ts';
import { DECK, NUMBER_OF, PASS_LEFT, type Card } from '../../games/str8-eight/cards.ts';
import { DISCARD_CARD, DRAW_DISCARD, DRAW_PILE, faceIn, kindIn, LAY } from '../../games/str8-eight/moves.ts';
import type { Str8EightView } from '../../games/str8-eight/view.ts';
import { best } from '../best.ts';
import type { Bot } from '../bot.ts';
import { nowAndThen, type Share } from '../now-and-then.ts';
import { mediumStr8Eight } from './medium.ts';
import { lastOf } from './reading.ts';
import { follows } from './steps.ts';
import { placeOf } from './unseen.ts';

/** Once in so many times something that lies before one's eyes is overlooked. */
const OVERLOOKED = 6;

const LAYING = 1000;
const PASSING = 100;

/** How often it thinks as a family player does. Measured: 100 to 200 points below medium. */
const THINKS: Share = { 2: 45, 3: 15 };

const beginner: Bot<Str8EightView> = {
  choose(question, luck) {
    const view = question.view();
    if (view.phase === 'draw') return fits(view, view.discard.at(-1)!) && !overlooks(luck) ? DRAW_DISCARD : DRAW_PILE;
    return best(question, luck, (code) => score(view, code, luck));
  },
};

/**
 * A friendly beginner: lays what can be laid, the nearest number first, mostly keeps nothing for later, gives no thought to
 * what others wait for, and now and then does not see that a card would fit.
 */
export const easyStr8Eight = nowAndThen(beginner, mediumStr8Eight, THINKS);

function score(view: Str8EightView, code: Code, luck: Chance): number {
  const face = faceIn(code);
  switch (kindIn(code)) {
    case LAY:
      return overlooks(luck) ? 0 : LAYING - NUMBER_OF[face]!;
    case DISCARD_CARD:
      return face < PASS_LEFT && fits(view, DECK.names[face]!) ? -1 : 0;
    default:
      return overlooks(luck) ? PASSING : 0;
  }
}

function overlooks(luck: Chance): boolean {
  return luck.below(OVERLOOKED) === 0;
}

function fits({ viewer, seats }: Str8EightView, card: Card): boolean {
  return follows(lastOf(seats[viewer as number]!.sequence), placeOf(card));
}
