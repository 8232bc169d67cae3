import { afterEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { GAME_SCHEMAS } from '../../protocol/games/games.ts';
import { record } from '../../protocol/sent.ts';
import { Guest, firstMove } from '../testing/guest.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;

afterEach(() => server.stop());

const MOST_MOVES = 60;

test.each(Object.entries(GAME_SCHEMAS))('what is sent about %s is what is described', async (game, schemas) => {
  server = await testServer();
  const ann = await Guest.arrive(server.url, 'Ann');
  const opened = await ann.open({ game, seats: ['me', { bot: 'random' }] });
  expectDescribed(schemas.snapshot, opened);
  const { id } = opened.table;
  const events = await ann.listen(id, 0);
  await ann.ok('POST', `/api/tables/${id}/start`, {});
  for (let moves = 0; moves < MOST_MOVES && events.messages.at(-1)?.table?.status !== 'over'; moves++) {
    const { length } = events.messages;
    const answer = firstMove(events.messages.at(-1) ?? { ask: null });
    if (answer !== undefined) await ann.ok('POST', `/api/tables/${id}/moves`, answer);
    await server.environment.time.pass(3000);
    await events.until(() => events.messages.length > length);
  }
  expect(events.messages.length).toBeGreaterThan(10);
  for (const message of events.messages) expectDescribed(schemas.message, message);
  expectDescribed(schemas.snapshot, await ann.look(id));
  events.close();
});

test('a record is what is described', async () => {
  server = await testServer();
  const ann = await Guest.arrive(server.url, 'Ann');
  const { table } = await ann.open({ game: 'straw', seats: ['me', { bot: 'random' }], clock: 'brisk' });
  await ann.ok('POST', `/api/tables/${table.id}/start`, {});
  let status = 'playing';
  while (status !== 'over') {
    await server.environment.time.pass(3000);
    ({ status } = (await ann.look(table.id)).table);
  }
  expectDescribed(record, await ann.ok('GET', `/api/tables/${table.id}/record`));
});

/** Nothing of it is left out. */
function expectDescribed(schema: z.ZodType, value: unknown): void {
  expect(schema.parse(value)).toEqual(value);
}
