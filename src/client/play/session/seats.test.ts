import { describe, expect, test } from 'vitest';
import { isYourTurn } from './seats.ts';
import type { TableState } from './session.ts';
import { stateOf } from '../testing/tables.ts';

function heldBy(standIn: 'away' | null): TableState {
  const state = stateOf(null, { waiting: [0] });
  const seats = state.table.seats.map((seat) => (seat.kind === 'person' ? { ...seat, standIn } : seat));
  return { ...state, table: { ...state.table, seats } };
}

describe('it is your turn', () => {
  test('when the table waits for you', () => {
    expect(isYourTurn(heldBy(null))).toBe(true);
  });

  test('not while a stand-in plays for you', () => {
    expect(isYourTurn(heldBy('away'))).toBe(false);
  });

  test('neither when the table waits for another, nor for who only watches', () => {
    expect(isYourTurn({ ...heldBy(null), waiting: [1] })).toBe(false);
    expect(isYourTurn({ ...heldBy(null), you: null })).toBe(false);
  });
});
