import { expect, test } from 'vitest';
import { misplaced } from '../../engine/laws/places.ts';
import { howMany } from '../../engine/testing/how-many.ts';
import { seeded } from '../../engine/testing/seeded.ts';
import { CAMEL, handOf, type StrawState } from '../../games/straw/state.ts';
import { straw } from '../../games/straw/game.ts';
import { undo } from './undo.ts';

const MATCHES = howMany(20, 2000);

/** All that matters of a round; hands and pile in no order. */
function roundOf({ cards, total, echo, turn, direction, seats }: StrawState): object {
  const sorted = (row: number): number[] => [...cards.ids(row)].sort((a, b) => a - b);
  const hands = Array.from({ length: seats }, (_, seat) => sorted(handOf(seat)));
  return { hands, pile: sorted(cards.pile), camel: cards.ids(CAMEL), total, echo, turn, direction };
}

/** A random match, move by move; says how the round stood before each and after. */
function eachPlay(nth: number, visit: (before: StrawState, code: number, after: StrawState) => void): void {
  const seats = 2 + (nth % 5);
  const state = straw.blank(seats, { ending: 'each-deals-once' });
  const before = straw.blank(seats, { ending: 'each-deals-once' });
  const chance = seeded(nth);
  const moves = new Uint16Array(straw.mostMoves);
  straw.start(state, chance);
  while (straw.waitingFor(state) !== 0) {
    straw.copy(state, before);
    const { turn } = state;
    const code = moves[chance.below(straw.moves(state, turn, moves))]!;
    straw.play(state, turn, code, chance);
    visit(before, code, state);
  }
}

test('a play that is taken back is told, and leaves the round as it was', () => {
  let undone = 0;
  for (let nth = 0; nth < MATCHES; nth++)
    eachPlay(nth, (before, code, after) => {
      // a pass that follows a play (S11) cannot be told from it
      if (after.round !== before.round || after.passed !== before.passed || straw.waitingFor(after) === 0) return;
      const world = straw.blank(after.seats, after.options);
      straw.copy(after, world);
      expect(undo(world)).toEqual({ seat: before.turn, code });
      expect(roundOf(world)).toEqual(roundOf(before));
      expect(misplaced(world)).toBeUndefined();
      undone++;
    });
  expect(undone).toBeGreaterThan(10 * MATCHES);
});

test('where nobody has played there is nothing to take back', () => {
  const state = straw.blank(3, { ending: 'each-deals-once' });
  straw.start(state, seeded(1));
  expect(undo(state)).toBeUndefined();
});
