import type { Cards } from '../../engine/cards.ts';
import type { Chance } from '../../engine/chance/chance.ts';

/**
 * Luck for draws from a pile that was laid in an order beforehand: what comes next does not depend on what was done before. Where
 * cards are gathered and dealt or shuffled anew, it is luck like any other.
 */
export class PileLuck implements Chance {
  readonly #luck: Chance;
  readonly #unlaid: Uint8Array;
  readonly #isInPile: Uint8Array;
  #isLaid = false;

  constructor(luck: Chance, deckSize: number) {
    this.#luck = luck;
    this.#unlaid = new Uint8Array(deckSize);
    this.#isInPile = new Uint8Array(deckSize);
  }

  /** All cards there are get an order, so with the same luck a pile that lost some keeps the rest as they were. */
  lay({ bytes, pile }: Cards): void {
    const unlaid = this.#unlaid;
    const isInPile = this.#isInPile.fill(0);
    const end = pile + bytes[pile]!;
    for (let slot = pile + 1; slot <= end; slot++) isInPile[bytes[slot]!] = 1;
    for (let card = 0; card < unlaid.length; card++) unlaid[card] = card;
    for (let left = unlaid.length, slot = pile; left > 0; left--) {
      const at = this.#luck.below(left);
      const card = unlaid[at]!;
      unlaid[at] = unlaid[left - 1]!;
      if (isInPile[card] === 1) bytes[++slot] = card;
    }
    this.#isLaid = true;
  }

  /** No stream of the seed is begun here: a try that reaches the next deal would leave its luck to all tries after it. */
  begin(): void {
    this.#isLaid = false;
  }

  /** What is drawn first from a pile is at its end. */
  below(n: number): number {
    return this.#isLaid ? 0 : this.#luck.below(n);
  }
}
