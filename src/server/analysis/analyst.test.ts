import { afterEach, expect, test } from 'vitest';
import { simulateMatches } from '../../cli/simulate/matches.ts';
import type { MatchRecord } from '../../engine/record/record.ts';
import { Analyst } from './analyst.ts';

const [LINE] = simulateMatches({
  game: 'straw',
  options: { ending: 'each-deals-once' },
  bots: [{ kind: 'random' }, { kind: 'random' }],
  seed: 'analyst',
  from: 0,
  to: 1,
  records: true,
}).records.split('\n');
const RECORD = JSON.parse(LINE!) as MatchRecord;
const ANN = { player: 'ann', address: 'home' };

const started: Analyst[] = [];
afterEach(() => Promise.all(started.splice(0).map((analyst) => analyst.stop())));

function newAnalyst(tries: number): Analyst {
  const analyst = new Analyst(tries);
  started.push(analyst);
  return analyst;
}

test('looks at one match after the other and tells how far it is', async () => {
  const analyst = newAnalyst(10);
  const heard: number[] = [];
  const texts = await Promise.all([
    analyst.analyse(RECORD, ANN, (share) => heard.push(share)),
    analyst.analyse(RECORD, ANN, () => undefined),
  ]);
  expect(texts[0]).toBe(texts[1]);
  expect(JSON.parse(texts[0]!).moves).toHaveLength(RECORD.moves.length);
  expect(heard[0]).toBe(0);
});

test('addresses take turns, whoever came first', async () => {
  const analyst = newAnalyst(10);
  const ended: string[] = [];
  const wanted = ['ann', 'ann', 'ann', 'bob'].map(async (player) => {
    await analyst.analyse(RECORD, { player, address: player }, () => undefined);
    ended.push(player);
  });
  await Promise.all(wanted);
  expect(ended).toEqual(['ann', 'ann', 'bob', 'ann']);
});

test('what cannot be looked at is refused alone', async () => {
  const analyst = newAnalyst(10);
  const wrong = analyst.analyse({ ...RECORD, moves: RECORD.moves.slice(1) }, ANN, () => undefined);
  const right = analyst.analyse(RECORD, ANN, () => undefined);
  await expect(wrong).rejects.toThrow('moves');
  await expect(right).resolves.toContain('"curve"');
});

test('stopping gives up what is under way, and takes nothing more', async () => {
  const analyst = newAnalyst(1_000_000);
  let owed: Promise<string> | undefined;
  await new Promise<void>((begun) => (owed = analyst.analyse(RECORD, ANN, () => begun())));
  const [end] = await Promise.allSettled([owed, analyst.stop()]);
  expect(end).toMatchObject({ reason: new Error('the analysing thread was stopped') });
  await expect(analyst.analyse(RECORD, ANN, () => undefined)).rejects.toThrow('analysing was stopped');
});
