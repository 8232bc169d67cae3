import { expect, test } from 'vitest';
import { FastChance } from '../engine/chance/fast.ts';
import { random } from './random.ts';

const SEED = new Uint8Array(32).fill(7);

/** How often each of the offered moves is picked. */
function counts(moves: Uint16Array, count: number, times: number): Map<number, number> {
  const luck = new FastChance(SEED);
  const picked = new Map<number, number>();
  const view = (): never => {
    throw new Error('random looks at nothing');
  };
  for (let i = 0; i < times; i++) {
    const code = random.choose({ seat: 0, seats: 4, options: {}, rules: 1, moves, count, view }, luck);
    picked.set(code, (picked.get(code) ?? 0) + 1);
  }
  return picked;
}

test.each([1, 2, 5, 22])(
  'each of %d moves is as likely as the others, and stale ones behind them never come',
  (count) => {
    const moves = Uint16Array.from({ length: 24 }, (_, i) => 500 + 3 * i);
    const picked = counts(moves, count, 2000 * count);
    expect([...picked.keys()].sort()).toEqual([...moves.subarray(0, count)]);
    for (const often of picked.values()) expect(Math.abs(often - 2000)).toBeLessThanOrEqual(200);
  },
);

test('the same luck picks the same', () => {
  const moves = Uint16Array.of(4, 8, 15, 16, 23, 42);
  expect(counts(moves, 6, 100)).toEqual(counts(moves, 6, 100));
});
