import { expect, test } from 'vitest';
import { spread } from './graph.tsx';

test('names at the end of the lines keep apart, and inside', () => {
  expect(spread([42, 200, 200, 200], 210)).toEqual([42, 172, 191, 210]);
  expect(spread([42, 42, 120, 210], 210)).toEqual([42, 61, 120, 210]);
});
