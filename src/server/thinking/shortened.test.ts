import { expect, test } from 'vitest';
import type { BotRequest } from '../../bots/answer.ts';
import { HARD, MASTER } from '../../bots/search/efforts.ts';
import type { Level } from '../../engine/record/record.ts';
import { shortened } from './shortened.ts';

function requestOf(level: Level): BotRequest {
  return { game: 'straw', level, seat: 0, seats: 2, options: {}, view: null, moves: [1, 2], luck: new Uint8Array(32) };
}

test.each([
  ['hard', HARD],
  ['master', MASTER],
] as const)(
  'the time of a %s bot shrinks behind others, its floor of iterations stays',
  (level, { iterations, ms }) => {
    expect(shortened(requestOf(level), 0).effort).toEqual({ iterations, ms });
    expect(shortened(requestOf(level), 4).effort).toEqual({ iterations, ms: ms! / 5 });
  },
);

test('what takes no time, or counts iterations alone, stays as it is', () => {
  expect(shortened(requestOf('medium'), 9)).toEqual(requestOf('medium'));
  const counted: BotRequest = { ...requestOf('hard'), effort: { iterations: 70 } };
  expect(shortened(counted, 9)).toEqual(counted);
});
