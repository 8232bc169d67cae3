import { afterEach, expect, test } from 'vitest';
import { Guest, firstMove } from '../testing/guest.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;

afterEach(() => server.stop());

test('a match over HTTP: token, table, start, stream, moves, record', async () => {
  server = await testServer();
  const ann = await Guest.arrive(server.url, 'Ann');
  const { table } = await ann.open({ game: 'straw', seats: ['me', { bot: 'medium' }] });
  await ann.ok('POST', `/api/tables/${table.code}/start`, {});
  const events = await ann.listen(table.id, 0);
  while (events.messages.at(-1)?.table?.status !== 'over') {
    const { length } = events.messages;
    const answer = firstMove(events.messages.at(-1) ?? { ask: null });
    if (answer !== undefined) await ann.ok('POST', `/api/tables/${table.id}/moves`, answer);
    await server.environment.time.pass(1);
    await events.until(() => events.messages.length > length);
  }
  const record = await ann.ok('GET', `/api/tables/${table.id}/record`);
  expect(record.outcome.winners.length).toBeGreaterThan(0);
  events.close();
});
