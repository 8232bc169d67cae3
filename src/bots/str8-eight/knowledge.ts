import type { Seat } from '../../engine/seats.ts';
import { DECK, FACE_OF } from '../../games/str8-eight/cards.ts';
import type { Str8EightState } from '../../games/str8-eight/state.ts';
import { FOLLOWERS, PLACES } from './steps.ts';
import { PLACE_OF } from './unseen.ts';

/** The cards of which a seat does not know where they are. */
export class Knowledge {
  /** By place. */
  readonly unseen = new Uint8Array(PLACES);
  readonly #isUnseen = new Uint8Array(DECK.size);
  #all = 0;

  lookFrom({ cards: { bytes } }: Str8EightState, seat: Seat): void {
    const { unseen } = this;
    unseen.fill(0);
    this.#all = 0;
    for (let card = 0; card < DECK.size; card++) {
      const isUnseen = 1 - ((bytes[card]! >> seat) & 1);
      this.#isUnseen[card] = isUnseen;
      const place = PLACE_OF[FACE_OF[card]!]!;
      unseen[place] = unseen[place]! + isUnseen;
      this.#all += isUnseen;
    }
  }

  isUnseen(card: number): boolean {
    return this.#isUnseen[card] === 1;
  }

  /** The chance that an unseen card may be laid on that number. */
  outs(last: number): number {
    const followers = FOLLOWERS[last]!;
    let count = 0;
    for (let i = 0; i < followers.length; i++) count += this.unseen[followers[i]!]!;
    return this.#all === 0 ? 0 : count / this.#all;
  }
}
