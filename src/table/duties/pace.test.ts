import { expect, test } from 'vitest';
import { think } from '../../bots/think.ts';
import type { Level } from '../../engine/record/record.ts';
import type { Thinker } from '../environment.ts';
import { paceFor } from './pace.ts';
import { begunTable, logOf, type TestTable } from '../testing/guests.ts';
import { ManualTime } from '../testing/manual-time.ts';

const USUAL = 1000;

/** Takes so long for every thought. */
function slowThinker(time: ManualTime, takes: number): Thinker {
  return {
    think: (request) => new Promise((resolve) => void time.after(takes, () => resolve(think(request)))),
  };
}

/** How long after the question each bot answered. */
async function momentsWith(takes: number, pace = USUAL, bot: Level = 'medium'): Promise<number[]> {
  const time = new ManualTime();
  const given = { time, thinker: slowThinker(time, takes), pace: () => pace };
  const party: TestTable = await begunTable('straw', { seats: ['me', { bot }], given });
  for (let moves = 0; moves < 6; moves++) {
    await time.pass(2 * USUAL);
    if (party.ann.isAsked) await party.ann.answer();
  }
  await time.pass(2 * USUAL);
  const moves = (await logOf(party)).filter(({ kind }) => kind === 'moved');
  return moves.flatMap((entry, i) => {
    const before = moves[i - 1];
    return before !== undefined && 'seat' in entry && entry.seat === 1 ? [entry.at - before.at] : [];
  });
}

test('how long a bot thought does not show in when it answers', async () => {
  const [quick, slow] = [await momentsWith(1), await momentsWith(400)];
  expect(quick.length).toBeGreaterThan(2);
  expect(slow).toEqual(quick);
});

test('also where bots are wished to answer at once: what was clear comes no sooner than what was searched for', async () => {
  const [quick, slow] = [await momentsWith(1, 0, 'hard'), await momentsWith(30, 0, 'hard')];
  expect(quick.length).toBeGreaterThan(2);
  expect(slow).toEqual(quick);
  expect(Math.min(...quick)).toBeGreaterThan(30);
});

test('moments are near the usual one, vary, and are the same wherever they are worked out', () => {
  const asks = Array.from({ length: 200 }, (_, i) => i + 1);
  const moments = asks.map((ask) => paceFor(USUAL, 'some-table', 2, ask));
  expect(moments).toEqual(asks.map((ask) => paceFor(USUAL, 'some-table', 2, ask)));
  expect(moments.filter((moment) => !Number.isInteger(moment))).toEqual([]);
  expect(Math.min(...moments)).toBeGreaterThanOrEqual(0.7 * USUAL);
  expect(Math.max(...moments)).toBeLessThanOrEqual(1.3 * USUAL);
  const average = moments.reduce((sum, moment) => sum + moment) / moments.length;
  expect(Math.abs(average - USUAL)).toBeLessThan(0.05 * USUAL);
  expect(new Set(moments.map((moment) => Math.round(moment / 50))).size).toBeGreaterThan(10);
});
