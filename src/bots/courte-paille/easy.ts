import type { CardId } from '../../engine/cards.ts';
import type { Code } from '../../engine/game.ts';
import { CASTAWAY_OF, COCO, VALUE_OF } from '../../games/courte-paille/cards.ts';
import { aboutIn, BANISH_CHARACTER, CHOOSE_CARD, kindIn, LESSON, TAKE_CARD } from '../../games/courte-paille/moves.ts';
import type { CourtePailleView } from '../../games/courte-paille/view.ts';
import { best } from '../best.ts';
import type { Bot } from '../bot.ts';
import { nowAndThen, type Share } from '../now-and-then.ts';
import { mediumCourtePaille } from './medium.ts';
import { idOf, zeros } from './unseen.ts';

/** Of ten moves a beginner does not even notice so many. */
const OVERLOOKED = 2;
/** So many points in the open week make a castaway's cards look twice as good. */
const IMPRESSIVE = 4;
/** More than any card looks worth. */
const NEVER = 1000;

/** How often it thinks as a family player does. Measured: 100 to 200 points below medium. */
const THINKS: Share = { 2: 45, 3: 25, 4: 30, 5: 10 };

const beginner: Bot<CourtePailleView> = {
  choose(question, luck) {
    if (question.count === 1) return question.moves[0]!;
    const looks = new Looks(question.view());
    return best(question, luck, (code) => (luck.below(10) < OVERLOOKED ? -NEVER : looks.of(code)));
  },
};

/** A friendly beginner: collects high cards of whoever lies open in the week, mostly forgets what is hidden, overlooks things. */
export const easyCourtePaille = nowAndThen(beginner, mediumCourtePaille, THINKS);

/** How good things look at first sight. Lists go by castaway. */
class Looks {
  readonly #week = zeros();
  readonly #held = zeros();
  readonly #days: readonly (CardId | undefined)[];

  constructor({ week, seats, viewer }: CourtePailleView) {
    this.#days = week.map(({ card, up }) => (up ? idOf(card!) : undefined));
    for (const card of this.#days) if (card !== undefined) this.#week[CASTAWAY_OF[card]!]! += VALUE_OF[card]!;
    for (const card of seats[viewer as number]!.hand) this.#held[CASTAWAY_OF[idOf(card!)]!]! += VALUE_OF[idOf(card!)]!;
  }

  of(code: Code): number {
    const about = aboutIn(code);
    switch (kindIn(code)) {
      case CHOOSE_CARD:
        return -this.#card(about);
      case TAKE_CARD:
        return this.#card(about);
      case BANISH_CHARACTER:
        return -this.#held[about]!;
      case LESSON:
        return this.#removed(this.#days[about - 1]);
      default:
        return 0;
    }
  }

  #card(card: CardId): number {
    const kind = CASTAWAY_OF[card]!;
    // a parrot looks useful whoever is eaten
    return kind === COCO ? 2 * VALUE_OF[card]! : VALUE_OF[card]! * (1 + this.#week[kind]! / IMPRESSIVE);
  }

  /** Whoever it does not hold may go. */
  #removed(card: CardId | undefined): number {
    if (card === undefined) return 0;
    return this.#held[CASTAWAY_OF[card]!] === 0 ? VALUE_OF[card]! : -VALUE_OF[card]!;
  }
}
