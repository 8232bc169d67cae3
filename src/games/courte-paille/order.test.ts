import { expect, test } from 'vitest';
import { seeded } from '../../engine/testing/seeded.ts';
import { DECK, NAME_OF } from './cards.ts';
import { lowestFirst } from './order.ts';
import { lineUp } from './queue.ts';
import { CourtePailleState, NONE } from './state.ts';

test('C6 cards stand in the order in which the table resolves them, however they were chosen', () => {
  const chance = seeded(3);
  for (let i = 0; i < 500; i++) {
    const seats = 2 + chance.below(4);
    const state = new CourtePailleState(seats, { form: 'single', 'coco-may-sleep': false });
    state.shark = chance.below(seats);
    for (let seat = 0; seat < seats; seat++)
      state.chosen[seat] = chance.below(6) === 0 ? NONE : chance.below(DECK.size);
    lineUp(state);
    const chosen = Array.from(state.chosen.subarray(0, seats), (card) => (card === NONE ? null : NAME_OF[card]!));
    const line = lowestFirst(chosen, state.shark).map(({ seat }) => seat);
    expect(line).toEqual([...state.queue.subarray(0, state.queued)]);
  }
});
