import { settled } from '../../engine/settled.ts';
import { VALUE_OF } from './cards.ts';
import { NONE, type CourtePailleState } from './state.ts';

const SEAT_BITS = 3;
const LAST = 31;
/** By card, its value; and for no card more than any. */
const ORDER_OF = new Uint8Array(NONE + 1).fill(LAST);
ORDER_OF.set(VALUE_OF);

const keys = settled(new Uint8Array(1 << SEAT_BITS));

/** The seats by the values they turned up; of equals the first clockwise from the shark's holder comes first (C6). */
export function lineUp(state: CourtePailleState): void {
  const { chosen, queue, shark, seats } = state;
  state.resolved = 0;
  state.queued = 0;
  for (let seat = 0; seat < seats; seat++) {
    const steps = seat < shark ? seat + seats - shark : seat - shark;
    keys[seat] = (ORDER_OF[chosen[seat]!]! << SEAT_BITS) | steps;
    state.queued += (chosen[seat]! - NONE) >>> 31;
  }
  for (let seat = 0; seat < seats; seat++) {
    let before = 0;
    // counted without a branch, which no processor could guess
    for (let other = 0; other < seats; other++) before += (keys[other]! - keys[seat]!) >>> 31;
    queue[before] = seat;
  }
}
