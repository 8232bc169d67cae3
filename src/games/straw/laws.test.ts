import { expect, test } from 'vitest';
import { checkLaws, everyTable } from '../../engine/laws/laws.ts';
import { straw } from './game.ts';

test.each(everyTable(straw))('$seats seats, $options: all laws hold', (table) => {
  expect(checkLaws(straw, table, { matches: 300, seed: 1 })).toBeUndefined();
});
