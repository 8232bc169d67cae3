import { expect, test, vi } from 'vitest';
import { english, french } from '../../testing/words.ts';
import { PassingStore } from '../../worker/passing-store.ts';
import { LocalTables } from '../../worker/local-tables.ts';
import { standsOf } from './use-stands.ts';

test.each([
  ['straw', {}, 'Round 1 of 3. The camel carries 0.', 'Manche 1 sur 3. Le chameau porte 0.'],
  ['straw', { ending: 'race-to-100' }, 'Round 1. The camel carries 0.', 'Manche 1. Le chameau porte 0.'],
  ['courte-paille', {}, 'Day 1 of 7 adrift.', 'À la dérive, jour 1 sur 7.'],
  ['courte-paille', { form: 'declared' }, 'Part 1, day 1 of 7 adrift.', 'À la dérive, partie 1, jour 1 sur 7.'],
  ['str8-eight', { target: 250 }, 'Hand 1. You have 0 of 250.', 'Manche 1. Tu as 0 sur 250.'],
])('a match of %s with %j says where it stands', async (game, options, says, dit) => {
  const tables = new LocalTables(new PassingStore());
  tables.environment.setPace(1000);
  const { table } = await tables.open({ game, options, seats: ['me', { bot: 'random' }, { bot: 'random' }] });
  expect(standsOf(await tables.look({ table: table.id }), english)).toBeUndefined();
  await tables.start({ table: table.id }, {});
  const snapshot = await vi.waitUntil(async () => {
    const now = await tables.look({ table: table.id });
    return now.view === null ? undefined : now;
  });
  expect([standsOf(snapshot, english), standsOf(snapshot, french)]).toEqual([says, dit]);
  await tables.stop();
});
