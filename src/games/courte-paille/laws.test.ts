import { expect, test } from 'vitest';
import { checkLaws, everyTable } from '../../engine/laws/laws.ts';
import { howMany } from '../../engine/testing/how-many.ts';
import { courtePaille } from './game.ts';
import { reveals } from './testing/reveals.ts';

test.each(everyTable(courtePaille))('all laws hold: $seats seats, $options', (table) => {
  expect(checkLaws(courtePaille, table, { matches: howMany(4, 60), seed: 1, reveals })).toBeUndefined();
});
