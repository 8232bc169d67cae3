import { expect, test } from 'vitest';
import { checkLaws, everyTable } from '../../engine/laws/laws.ts';
import { howMany } from '../../engine/testing/how-many.ts';
import { versionOf } from '../../engine/versions.ts';
import { VERSIONS } from '../games.ts';
import { courtePaille } from './game.ts';
import { reveals } from './testing/reveals.ts';

test.each(everyTable(courtePaille))('all laws hold: $seats seats, $options', (table) => {
  expect(checkLaws(courtePaille, table, { matches: howMany(4, 60), seed: 1, reveals })).toBeUndefined();
});

const FIRST = versionOf(VERSIONS, courtePaille.id, 1)!;

test.each([2, 4])('all laws hold by the rules of version 1, which had ties settled otherwise: %i seats', (seats) => {
  const options = { form: 'declared', 'coco-may-sleep': false };
  expect(checkLaws(FIRST, { seats, options }, { matches: howMany(4, 60), seed: 1, reveals })).toBeUndefined();
});
