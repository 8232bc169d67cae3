import { expect, test } from 'vitest';
import type { BotRequest } from '../../bots/answer.ts';
import { levelsOf } from '../../bots/levels.ts';
import { HARD, MASTER } from '../../bots/search/efforts.ts';
import type { Level } from '../../engine/record/record.ts';
import { allowed, isQuick } from './time-allowed.ts';

function requestOf(level: Level, moves = [1, 2]): BotRequest {
  return {
    game: 'straw',
    rules: 1,
    level,
    seat: 0,
    seats: 2,
    options: {},
    view: null,
    moves,
    luck: new Uint8Array(32),
  };
}

test('quick is who does not search, and where there is one move', () => {
  const levels = levelsOf('straw');
  expect(levels.filter((level) => isQuick(requestOf(level)))).toEqual(['random', 'easy', 'medium']);
  expect(levels.filter((level) => isQuick(requestOf(level, [1])))).toEqual(levels);
});

test.each([
  ['hard', HARD],
  ['master', MASTER],
] as const)('a %s bot takes its own time, or less down to none; its plan stays', (level, { iterations, ms }) => {
  expect(allowed(requestOf(level), 1000).effort).toEqual({ iterations, ms });
  expect(allowed(requestOf(level), 7).effort).toEqual({ iterations, ms: 7 });
  expect(allowed(requestOf(level), -7).effort).toEqual({ iterations, ms: 0 });
});

test('what counts iterations alone ends in time too, and who does not search has no effort', () => {
  const counted: BotRequest = { ...requestOf('hard'), effort: { iterations: 70 } };
  expect(allowed(counted, 9).effort).toEqual({ iterations: 70, ms: 9 });
  expect(allowed(requestOf('medium'), 9)).toEqual(requestOf('medium'));
});
