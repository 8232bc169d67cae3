import { expect, test } from 'vitest';
import { checkLaws, everyTable } from '../../engine/laws/laws.ts';
import { howMany } from '../../engine/testing/how-many.ts';
import { str8Eight } from './game.ts';
import { handOf } from './state.ts';

test.each(everyTable(str8Eight))('all laws hold: $seats seats, $options', (table) => {
  expect(checkLaws(str8Eight, table, { matches: howMany(2, 20), seed: 1, handOf })).toBeUndefined();
});
