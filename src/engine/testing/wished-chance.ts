import { LOTS, type Chance } from '../chance/chance.ts';

/** The cards to be drawn next, in that order; `null` for one that does not matter. */
export type Wishes<Card extends string> = readonly (Card | null)[];

export interface Wishing<Card extends string> {
  /** How the lots fall. */
  readonly lot: number;
  /** Before any stream begins: what is left to draw, in listed order, and what is wished of it. */
  readonly now: { readonly pile: readonly Card[]; readonly wishes: Wishes<Card> };
  /** What lies in the pile when a stream begins, in listed order. */
  pile(): readonly Card[];
  wishes(round: number, shuffle: number): Wishes<Card>;
}

/**
 * Chance that draws what a test wishes for. Where it wishes for nothing it draws the first card in listed order that
 * is not wished for later. It keeps a pile of its own to know where each card lies.
 */
export class WishedChance<Card extends string> implements Chance {
  readonly #wishing: Wishing<Card>;
  #wishes: (Card | null)[];
  #pile: Card[];
  #castsLots = false;

  constructor(wishing: Wishing<Card>) {
    this.#wishing = wishing;
    this.#pile = [...wishing.now.pile];
    this.#wishes = [...wishing.now.wishes];
  }

  begin(round: number, shuffle: number): void {
    this.#castsLots = round === LOTS;
    this.#pile = [...this.#wishing.pile()];
    this.#wishes = [...this.#wishing.wishes(round, shuffle)];
  }

  below(n: number): number {
    if (this.#castsLots) return this.#wishing.lot;
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
export function without<Card extends string>(cards: readonly Card[], taken: Wishes<Card>): Card[] {
  const rest = [...cards];
  for (const card of taken) {
    if (card === null) continue;
    const index = rest.indexOf(card);
    if (index < 0) throw new Error(`there is no further ${card}`);
    rest.splice(index, 1);
  }
  return rest;
}
