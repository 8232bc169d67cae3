import { expect, test } from 'vitest';
import type { Thought } from '../bots/answer.ts';
import { think } from '../bots/think.ts';
import { begunTable, logOf, playOn } from './testing/guests.ts';
import { settled } from './testing/manual-time.ts';

test('a house that stops finishes what a bot has begun, and begins nothing more', async () => {
  let go = (): void => undefined;
  const told = new Promise<void>((resolve) => (go = resolve));
  const slow = { think: async (thought: Thought) => told.then(() => think(thought)) };
  const party = await begunTable('straw', {
    seats: ['me', { bot: 'random' }, { bot: 'random' }],
    given: { thinker: slow },
  });
  await playOn(party, 1);
  const before = (await logOf(party)).length;
  let hasStopped = false;
  const stopping = party.house.stop().then(() => (hasStopped = true));
  await settled();
  expect(hasStopped).toBe(false);
  go();
  await stopping;
  expect((await logOf(party)).slice(before)).toMatchObject([{ kind: 'moved' }]);
  await party.means.time.pass(60_000);
  expect((await logOf(party)).length).toBe(before + 1);
  expect(party.means.failures).toEqual([]);
});
