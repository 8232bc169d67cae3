import type { Row } from '../../engine/cards.ts';
import type { Seat } from '../../engine/seats.ts';
import { CARDS, COPY, DECK, FACE_OF, LIGHTEST_LAMP, loadOf, STRAW } from '../../games/straw/cards.ts';
import { CAMEL, handOf, type StrawState } from '../../games/straw/state.ts';

const FACES = CARDS.length;
const COUNT_OF = Uint8Array.from(CARDS, ({ count }) => count);
/** By face: the least that it loads; a copy and the straw depend on the camel. */
const LEAST = Int8Array.from(CARDS, (_, face) => loadOf(face, LIGHTEST_LAMP));

/** With so much room every card fits. */
export const ROOMY = Math.max(...LEAST);

/** What a seat has not seen: who is how likely to be caught, holding nothing but cards that break the camel's back. */
export class Unseen {
  readonly #of = new Uint8Array(FACES);
  #count = 0;
  /** By room: how many are too heavy, apart from copies and the straw. */
  readonly #tooHeavy = new Uint8Array(ROOMY + 1);

  /** Counts what is neither on the camel nor in the hand of that seat. */
  lookFrom({ cards: { bytes } }: StrawState, seat: Seat): void {
    for (let face = 0; face < FACES; face++) this.#of[face] = COUNT_OF[face]!;
    this.#count = DECK.size;
    this.#see(bytes, CAMEL);
    this.#see(bytes, handOf(seat));
    this.#weigh();
  }

  /** How many of a face. */
  ofFace(face: number): number {
    return this.#of[face]!;
  }

  #see(bytes: Uint8Array, row: Row): void {
    const end = row + bytes[row]!;
    for (let slot = row + 1; slot <= end; slot++) {
      const face = FACE_OF[bytes[slot]!]!;
      this.#of[face] = this.#of[face]! - 1;
    }
    this.#count -= bytes[row]!;
  }

  #weigh(): void {
    const tooHeavy = this.#tooHeavy;
    for (let room = 0; room <= ROOMY; room++) tooHeavy[room] = 0;
    for (let face = 0; face < FACES; face++) {
      const last = LEAST[face]! - 1;
      if (last >= 0) tooHeavy[last] = tooHeavy[last]! + this.#of[face]!;
    }
    for (let room = ROOMY - 1; room >= 0; room--) tooHeavy[room] = tooHeavy[room]! + tooHeavy[room + 1]!;
  }

  /**
   * The chance that so many unseen cards are all unfit for this room, from 0 to `ROOMY`, where a copy has that effect.
   * Exact, as far as one goes by the cards that were seen.
   */
  caught(room: number, echo: number, hand: number): number {
    let unfit = this.#tooHeavy[room]!;
    if (LEAST[echo]! > room) unfit += this.#of[COPY]!;
    // at 50 the straw is a way out (S10)
    if (room > 0) unfit += this.#of[STRAW]!;
    let odds = 1;
    for (let i = 0; i < hand; i++) odds *= Math.max(0, unfit - i) / (this.#count - i);
    return odds;
  }
}
