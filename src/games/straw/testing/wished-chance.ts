import { LOTS, type Chance } from '../../../engine/chance/chance.ts';
import type { Card } from '../cards.ts';
import { straw } from '../game.ts';

const { deck } = straw.blank(2, { ending: 'each-deals-once' }).cards;

/** All cards in listed order. */
export const LISTED: readonly Card[] = Array.from(deck.faceOf, (face) => deck.names[face]!);

/** The cards to be drawn next, in that order; `null` for one that does not matter. */
export type Wishes = readonly (Card | null)[];

/**
 * Chance that draws what a test wishes for. Where it wishes for nothing it draws the first card in listed order that
 * is not wished for later. It keeps a pile of its own to know where each card lies.
 */
export class WishedChance implements Chance {
  readonly #dealer: number;
  readonly #rounds: readonly Wishes[];
  #wishes: (Card | null)[];
  #pile: Card[];
  #castsLots = false;

  /** The wishes of each round to come, and for a round under way what is left to draw, in listed order. */
  constructor(dealer: number, rounds: readonly Wishes[], now: { pile: readonly Card[]; wishes: Wishes }) {
    this.#dealer = dealer;
    this.#rounds = rounds;
    this.#pile = [...now.pile];
    this.#wishes = [...now.wishes];
  }

  begin(round: number, _shuffle: number): void {
    this.#castsLots = round === LOTS;
    this.#pile = [...LISTED];
    this.#wishes = [...(this.#rounds[round - 1] ?? [])];
  }

  below(n: number): number {
    if (this.#castsLots) return this.#dealer;
    if (n !== this.#pile.length) throw new Error(`${n} cards to draw from, the test thinks ${this.#pile.length}`);
    const index = this.#indexOf(this.#wishes.shift() ?? null);
    this.#pile[index] = this.#pile[0]!;
    this.#pile.shift();
    return index;
  }

  #indexOf(wish: Card | null): number {
    const index = this.#pile.indexOf(wish ?? without(this.#pile, this.#wishes)[0]!);
    if (index < 0) throw new Error(`no ${wish} left to draw`);
    return index;
  }
}

/** The cards that stay when these are taken out, each once. */
export function without(cards: readonly Card[], taken: Wishes): Card[] {
  const rest = [...cards];
  for (const card of taken) {
    if (card === null) continue;
    const index = rest.indexOf(card);
    if (index < 0) throw new Error(`there is no further ${card}`);
    rest.splice(index, 1);
  }
  return rest;
}
