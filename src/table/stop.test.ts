import { expect, test } from 'vitest';
import type { BotRequest } from '../bots/answer.ts';
import { think } from '../bots/think.ts';
import { begunTable, logOf, playOn } from './testing/guests.ts';
import { settled } from './testing/manual-time.ts';

test('a process that stops finishes what a bot has begun, and begins nothing more', async () => {
  let go = (): void => undefined;
  const told = new Promise<void>((resolve) => (go = resolve));
  const slow = { think: async (request: BotRequest) => told.then(() => think(request)) };
  const party = await begunTable('straw', {
    seats: ['me', { bot: 'random' }, { bot: 'random' }],
    given: { thinker: slow },
  });
  await playOn(party, 1);
  const before = (await logOf(party)).length;
  let hasStopped = false;
  const stopping = party.tables.stop().then(() => (hasStopped = true));
  await settled();
  expect(hasStopped).toBe(false);
  go();
  await stopping;
  expect((await logOf(party)).slice(before)).toMatchObject([{ kind: 'moved' }]);
  await party.environment.time.pass(60_000);
  expect((await logOf(party)).length).toBe(before + 1);
  expect(party.environment.failures).toEqual([]);
});
