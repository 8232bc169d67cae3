import { expect, test } from 'vitest';
import { checkLaws, everyTable } from '../../engine/laws/laws.ts';
import { howMany } from '../../engine/testing/how-many.ts';
import { versionOf } from '../../engine/versions.ts';
import { VERSIONS } from '../games.ts';
import { str8Eight } from './game.ts';
import { handOf } from './state.ts';

test.each(everyTable(str8Eight))('all laws hold: $seats seats, $options', (table) => {
  expect(checkLaws(str8Eight, table, { matches: howMany(2, 20), seed: 1, handOf })).toBeUndefined();
});

const FIRST = versionOf(VERSIONS, str8Eight.id, 1)!;

test('all laws hold by the rules of version 1, where a barren hand went on for longer', () => {
  const table = { seats: 2, options: { target: 100 } };
  expect(checkLaws(FIRST, table, { matches: howMany(2, 20), seed: 1, handOf })).toBeUndefined();
});
