import { expect, test } from 'vitest';
import type { Reveals } from '../../engine/laws/bench.ts';
import { checkLaws, everyTable } from '../../engine/laws/laws.ts';
import { courtePaille } from './game.ts';

/** Points announced are worked out from hidden cards, and so are those in the last character; who shows some cards says that the others are none of them. */
const reveals: Reveals = ({ type }, isOver) =>
  type === 'announced' || type === 'shown' || (isOver && type === 'scored');

test.each(everyTable(courtePaille))('all laws hold: $seats seats, $options', (table) => {
  expect(checkLaws(courtePaille, table, { matches: 20, seed: 1, reveals })).toBeUndefined();
});
