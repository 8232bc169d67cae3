import type { CardId } from '../../engine/cards.ts';
import type { Seat } from '../../engine/seats.ts';
import { HAND_SIZE } from '../../games/courte-paille/cards.ts';
import { handOf, NONE, type CourtePailleState } from '../../games/courte-paille/state.ts';
import type { Reading } from './reading.ts';

/** The own hand with a card more or less, which its reading follows. */
export class HandInThought {
  readonly #reading: Reading;
  readonly #cards = new Uint8Array(HAND_SIZE);
  #size = 0;
  #played: CardId = NONE;
  #landed: CardId = NONE;
  #taken: CardId = NONE;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  /** After the reading. */
  read({ cards: { bytes } }: CourtePailleState, seat: Seat): void {
    const hand = handOf(seat);
    this.#size = bytes[hand]!;
    for (let i = 0; i < this.#size; i++) this.#cards[i] = bytes[hand + 1 + i]!;
  }

  play(card: CardId): void {
    this.#played = card;
    this.#reading.drop(card);
  }

  land(card: CardId): void {
    this.#landed = card;
    this.#reading.drop(card);
  }

  take(card: CardId): void {
    this.#taken = card;
    this.#reading.hold(card);
  }

  /** As it lies on the table again. */
  restore(): void {
    if (this.#played !== NONE) this.#reading.hold(this.#played);
    if (this.#landed !== NONE) this.#reading.hold(this.#landed);
    if (this.#taken !== NONE) this.#reading.drop(this.#taken);
    this.#played = this.#landed = this.#taken = NONE;
  }

  /** Writes its cards, and answers from where on that many. */
  write(into: Uint16Array, from: number): number {
    let at = from;
    for (let i = 0; i < this.#size; i++) {
      const card = this.#cards[i]!;
      if (card !== this.#played && card !== this.#landed) into[at++] = card;
    }
    if (this.#taken !== NONE) into[at++] = this.#taken;
    return at;
  }
}
