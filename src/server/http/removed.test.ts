import { afterEach, expect, test } from 'vitest';
import { Events } from '../testing/events.ts';
import { leave, party, type Party } from '../testing/party.ts';
import { bothStores } from '../testing/stores.ts';

let table: Party;
afterEach(() => leave(table));

const FULL = { seats: ['me', 'open', { bot: 'easy' }] };
const at = ({ table }: Party, path: string): string => `/api/tables/${table}${path}`;

bothStores((open) => {
  test('who is sent away by the host is told so, on the same stream and on any later one', async () => {
    table = await party('straw', FULL, await open());
    const { ann, bob, streams } = table;
    const { seq } = await bob.look(table.table);
    await ann.ok('PUT', at(table, '/seats/1'), { bot: null });
    await streams.bob.until(({ latest }) => latest!.seq > seq);
    const told = streams.bob.messages.at(-1)!;
    expect(told).toMatchObject({ seq: seq + 1, you: null, news: [{ type: 'vacated', seat: 1, by: 'host' }] });
    expect(told.table!.seats[1]).toEqual({ kind: 'open' });
    const later = await bob.listen(table.table, seq);
    await later.until(({ messages }) => messages.length === 1);
    expect(later.messages).toEqual([told]);
  });

  test('who gets up is told that it was they', async () => {
    table = await party('straw', FULL, await open());
    const { bob, streams } = table;
    await bob.ok('DELETE', at(table, '/seats/me'));
    for (const stream of Object.values(streams))
      await stream.until(({ messages }) => messages.at(-1)?.news[0]?.type === 'vacated');
    expect(streams.cleo.messages.at(-1)!.news).toEqual([{ type: 'vacated', seat: 1, by: 'self' }]);
  });

  test('at a full table whoever has no seat, known or not, sees what becomes free, and takes it', async () => {
    table = await party('straw', FULL, await open());
    const { ann, bob, cleo, streams } = table;
    expect((await cleo.call('POST', at(table, '/seats'), {})).status).toBe(409);
    const nobody = await Events.open(`${cleo.url}${at(table, '/events')}`, {});
    await bob.ok('DELETE', at(table, '/seats/me'));
    await ann.ok('PUT', at(table, '/seats/2'), { bot: null });
    for (const stream of [streams.cleo, nobody]) {
      await stream.until(({ latest }) => latest!.table!.seats.filter(({ kind }) => kind === 'open').length === 2);
      expect(stream.latest).toMatchObject({ you: null, view: null });
    }
    await cleo.ok('POST', at(table, '/seats'), { seat: 2 });
    await streams.cleo.until(({ latest }) => latest!.you === 2);
    nobody.close();
  });
});
