import { expect, test } from 'vitest';
import type { Reveals } from '../../engine/laws/bench/bench.ts';
import { checkLaws, everyTable } from '../../engine/laws/laws.ts';
import { howMany } from '../../engine/testing/how-many.ts';
import { courtePaille } from './game.ts';

/**
 * Points announced are worked out from hidden cards, and so are those in the last character. Whoever shows some cards
 * says that the others are none of them, and gives all Cocos back.
 */
const reveals: Reveals = ({ type }, isOver) =>
  /^(?:announced|shown|returned)$/.test(type) || (isOver && type === 'scored');

test.each(everyTable(courtePaille))('all laws hold: $seats seats, $options', (table) => {
  expect(checkLaws(courtePaille, table, { matches: howMany(4, 60), seed: 1, reveals })).toBeUndefined();
});
