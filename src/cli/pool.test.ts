import { expect, test } from 'vitest';
import { inOrder } from './pool.ts';
import { simulateMatches, type SimulateJob } from './simulate/matches.ts';

function jobOf(from: number, game = 'straw'): SimulateJob {
  const bots = [{ kind: 'random' }, { kind: 'random' }] as const;
  return { game, options: { ending: 'each-deals-once' }, bots, seed: 'pool', from, to: from + 1, records: true };
}

async function allOf(jobs: readonly SimulateJob[], cores: number): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const result of inOrder('simulate', jobs, cores)) found.push(result);
  return found;
}

test.each([1, 3])('jobs done on %d threads come back in their order, as they would be done here', async (cores) => {
  const jobs = Array.from({ length: 10 }, (_, i) => jobOf(i));
  expect(await allOf(jobs, cores)).toEqual(jobs.map(simulateMatches));
});

test('a job that fails is told when its turn comes', async () => {
  const found: unknown[] = [];
  const jobs = [jobOf(0), jobOf(1, 'no such game'), jobOf(2)];
  const all = (async () => {
    for await (const result of inOrder('simulate', jobs, 2)) found.push(result);
  })();
  await expect(all).rejects.toThrow(/undefined/);
  expect(found).toEqual([simulateMatches(jobs[0]!)]);
});
