import { expect, test } from 'vitest';
import { isWatched } from './peeking.ts';
import { EN } from '../testing/contexts.ts';

test('nobody is waited for while a stand-in looks', () => {
  const [mine, ...others] = EN.table.seats;
  const seats = [{ ...mine, kind: 'person', standIn: 'asked' }, ...others] as typeof EN.table.seats;
  expect(isWatched(EN)).toBe(true);
  expect(isWatched({ ...EN, table: { ...EN.table, seats } })).toBe(false);
});
