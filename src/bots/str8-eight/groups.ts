import type { Seat } from '../../engine/seats.ts';
import { DECK, FACE_OF, GROUP_OF } from '../../games/str8-eight/cards.ts';
import { PLACES as GROUP_SIZE, SEQUENCE_SIZE } from '../../games/str8-eight/faces.ts';
import { isStr8 } from '../../games/str8-eight/score.ts';
import { sequenceOf, type Str8EightState } from '../../games/str8-eight/state.ts';

/** Which sequences may still become one of a single group (E14). */
export class Groups {
  readonly #laid = new Uint8Array(DECK.size);

  lookAt({ cards: { bytes }, seats }: Str8EightState): void {
    this.#laid.fill(0);
    for (let seat = 0; seat < seats; seat++) {
      const row = sequenceOf(seat);
      const end = row + bytes[row]!;
      for (let slot = row + 1; slot <= end; slot++) this.#laid[bytes[slot]!] = 1;
    }
  }

  /** The group that a seat's sequence is of, if all it needs of it may still come; else 0. */
  of(state: Str8EightState, seat: Seat): number {
    const { bytes } = state.cards;
    const row = sequenceOf(seat);
    const laid = bytes[row]!;
    if (laid === 0 || laid === SEQUENCE_SIZE || !isStr8(state, seat)) return 0;
    const last = bytes[row + laid]!;
    const group = GROUP_OF[FACE_OF[last]!]!;
    return last === cardIn(group, laid - 1) && this.isOpen(group, laid) ? group : 0;
  }

  /** Whether nobody has laid what that group goes on with. */
  isOpen(group: number, laid: number): boolean {
    for (let next = laid; next < SEQUENCE_SIZE; next++) if (this.#laid[cardIn(group, next)] === 1) return false;
    return true;
  }
}

/** There is one card of each face, and number cards come first. */
export function cardIn(group: number, index: number): number {
  return (group - 1) * GROUP_SIZE + index;
}
