import { WishedChance as AnyWishedChance, type Wishes as AnyWishes } from '../../../engine/testing/wished-chance.ts';
import type { Card } from '../cards.ts';
import { straw } from '../game.ts';

export { without } from '../../../engine/testing/wished-chance.ts';

const { deck } = straw.blank(2, { ending: 'each-deals-once' }).cards;

/** All cards in listed order. */
export const LISTED: readonly Card[] = Array.from(deck.faceOf, (face) => deck.names[face]!);

export type Wishes = AnyWishes<Card>;

export class WishedChance extends AnyWishedChance<Card> {
  /** The wishes of each round to come, and for a round under way what is left to draw, in listed order. */
  constructor(dealer: number, rounds: readonly Wishes[], now: { pile: readonly Card[]; wishes: Wishes }) {
    super({ lot: dealer, now, pile: () => LISTED, wishes: (round) => rounds[round - 1] ?? [] });
  }
}
