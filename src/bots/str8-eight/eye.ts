import type { Seat } from '../../engine/seats.ts';
import { FACE_OF, HAND_SIZE } from '../../games/str8-eight/cards.ts';
import { SEQUENCE_SIZE } from '../../games/str8-eight/faces.ts';
import { handOf, sequenceOf, type Str8EightState } from '../../games/str8-eight/state.ts';
import { PLACE_OF } from './unseen.ts';

/** A seat's sequence and hand as the tables know them. One is looked through again and again. */
export class Eye {
  needs = 0;
  last = 0;
  /** How many cards are in hand; the places of their numbers and their faces. A missing fourth is of no use. */
  held = 0;
  readonly hand = new Uint8Array(HAND_SIZE + 1);
  readonly faces = new Uint8Array(HAND_SIZE + 1);

  look(state: Str8EightState, seat: Seat): void {
    const { bytes } = state.cards;
    this.lookAtSequence(state, seat);
    const row = handOf(seat);
    const held = bytes[row]!;
    this.held = held;
    this.hand[HAND_SIZE] = 0;
    for (let i = 0; i < held; i++) {
      const face = FACE_OF[bytes[row + 1 + i]!]!;
      this.faces[i] = face;
      this.hand[i] = PLACE_OF[face]!;
    }
  }

  lookAtSequence({ cards: { bytes } }: Str8EightState, seat: Seat): void {
    const row = sequenceOf(seat);
    const laid = bytes[row]!;
    this.needs = SEQUENCE_SIZE - laid;
    this.last = laid === 0 ? 0 : PLACE_OF[FACE_OF[bytes[row + laid]!]!]!;
  }
}
