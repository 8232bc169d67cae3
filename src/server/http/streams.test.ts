import { Writable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import type { Message } from '../../protocol/table.ts';
import type { Events } from '../testing/events.ts';
import { begun, isAsked, leave, onward, party, play, questionIn, type Party } from '../testing/party.ts';
import { bothStores } from '../testing/stores.ts';
import { tape } from '../testing/tape.ts';
import { Sharing } from './guard/sharing.ts';
import { Streams } from './streams.ts';

let table: Party;
afterEach(() => leave(table));

const start = ({ ann, table }: Party): Promise<unknown> => ann.ok('POST', `/api/tables/${table}/start`, {});
const say = ({ ann, table }: Party): Promise<unknown> =>
  ann.ok('POST', `/api/tables/${table}/phrases`, { phrase: 'good-luck' });

describe('how a stream begins', () => {
  test('with a hello that has no id, so that it does not count as a message', async () => {
    table = await party('straw');
    const [hello] = table.streams.ann.received;
    expect(hello).toMatchObject({ event: 'hello', id: undefined });
    expect(JSON.parse(hello!.data)).toEqual({ version: '1.2.3', now: table.server.environment.time.now() });
    expect(table.streams.ann.text).toMatch(/^retry: \d+\nevent: hello\ndata: .*\n\n/);
  });

  test('for who knows nothing yet, with how the table stands', async () => {
    table = await begun('straw');
    const fresh = await table.ann.listen(table.table);
    await fresh.until(({ received }) => received.length === 2);
    const [, snapshot] = fresh.received;
    const look = await table.ann.look(table.table);
    expect(snapshot).toMatchObject({ event: 'snapshot', id: look.seq });
    expect(JSON.parse(snapshot!.data)).toEqual(look);
  });

  test('for who claims to know what has not happened yet, with how the table stands', async () => {
    table = await begun('straw');
    const { seq } = await table.cleo.look(table.table);
    for (const after of [seq + 1, 999_999_999]) {
      const ahead = await table.cleo.listen(table.table, after);
      await ahead.until(({ received }) => received.length === 2);
      expect(ahead.received[1]).toMatchObject({ event: 'snapshot', id: seq });
    }
  });

  test('for who knows everything, with nothing but the hello, and what comes next', async () => {
    table = await begun('straw');
    const { seq } = await table.cleo.look(table.table);
    const upToDate = await table.cleo.listen(table.table, seq);
    await say(table);
    await upToDate.until(({ messages }) => messages.length > 0);
    expect(upToDate.received.map(({ event, id }) => [event, id])).toEqual([
      ['hello', undefined],
      ['message', seq + 1],
    ]);
  });
});

test('every stream shows a sign of life now and then, and no message', async () => {
  table = await begun('straw');
  const { ann, cleo } = table.streams;
  const { length } = tape(ann);
  for (const beats of [1, 2, 3]) {
    await table.server.environment.time.pass(20_000);
    for (const stream of [ann, cleo]) await stream.until(({ text }) => beatsIn(text) === beats);
  }
  expect(tape(ann)).toHaveLength(length);
});

function beatsIn(text: string): number {
  return text.split('\n\n').filter((block) => block === ':').length;
}

bothStores((open) => {
  test('two tabs of one player show the same bytes, and either can move', async () => {
    table = await begun('str8-eight', {}, await open());
    const { ann, streams } = table;
    const tab = await ann.listen(table.table, 0);
    await play(table, 3);
    while (!isAsked(streams.ann)) await play(table, 1);
    await tab.until(({ latest }) => latest?.seq === streams.ann.latest!.seq);
    const { ask, moves } = questionIn(tab);
    const [one, other] = await Promise.all([1, 2].map(() => ann.move(table.table, ask, moves[0]!)));
    expect([one!.status, other!.text]).toEqual([200, one!.text]);
    const { seq } = JSON.parse(one!.text);
    for (const stream of [tab, streams.ann]) await stream.until(({ latest }) => latest!.seq >= seq);
    expect(tape(tab).slice(0, seq)).toEqual(tape(streams.ann).slice(0, seq));
  });

  test('whoever closes one of two tabs is still there; whoever closes both is away', async () => {
    table = await begun('straw', {}, await open());
    const { bob, server, streams } = table;
    const tab = await bob.listen(table.table);
    streams.bob.close();
    for (let second = 0; second < 60; second++) await server.environment.time.pass(1000);
    expect((await table.cleo.look(table.table)).table.seats[1]).toMatchObject({ away: false, standIn: null });
    tab.close();
    while (!hasNews(streams.ann, 'away')) await server.environment.time.pass(1000);
  });

  test('who watches in the lobby and then sits down sees on the same stream what their seat sees', async () => {
    table = await party('straw', { seats: ['me', 'open', 'open'] }, await open());
    const { cleo, streams } = table;
    await cleo.ok('POST', `/api/tables/${table.table}/seats`, {});
    await streams.cleo.until(({ latest }) => latest?.you === 2);
    const sat = streams.cleo.latest!.seq;
    await start(table);
    await onward(table.server, () => streams.cleo.latest!.view !== null);
    expect(streams.cleo.received.slice(1).map(({ id }) => id)).toEqual(tape(streams.cleo).map((_, i) => i + 1));
    await expectSameFrom(table, sat);
  });
});

/** Before they sat down they were somebody else: what they saw then is not compared, only counted. */
async function expectSameFrom({ cleo, table, streams }: Party, sat: number): Promise<void> {
  const live = tape(streams.cleo);
  for (let after = 0; after <= live.length; after++) {
    const again = await cleo.listen(table, after);
    await again.until(() => tape(again).length >= live.length - after);
    expect(tape(again)).toHaveLength(live.length - after);
    const known = Math.max(after, sat - 1);
    expect(tape(again).slice(known - after)).toEqual(live.slice(known));
    again.close();
  }
}

describe('where watching is forbidden', () => {
  test('others see the lobby, and are sent away when the match starts', async () => {
    table = await party('straw', { watching: false });
    const { cleo } = table.streams;
    await cleo.until(({ messages }) => messages.length === 2);
    await start(table);
    await cleo.until(({ isClosed }) => isClosed);
    expect(cleo.messages.every(({ view }) => view === null)).toBe(true);
  });

  test('nobody comes in later, from whichever message on, and no look shows the match', async () => {
    table = await begun('straw', { watching: false });
    for (const after of [undefined, 0, 1, 999])
      await expect(table.cleo.listen(table.table, after)).rejects.toThrow(/403.*no-watching/);
    expect(await table.cleo.look(table.table)).toMatchObject({ view: null, ask: null });
  });

  test('the players go on', async () => {
    table = await begun('straw', { watching: false });
    await play(table, 2);
    const again = await table.bob.listen(table.table, 0);
    await again.until(() => tape(again).length >= tape(table.streams.bob).length);
    expect(tape(again)).toEqual(tape(table.streams.bob));
  });
});

describe('more than fits at once', () => {
  /** Ann cannot sit still, and everybody is told so each time. */
  async function muchToTell({ server, table, ann, streams }: Party): Promise<string[]> {
    for (let i = 0; i < 600; i++) {
      await server.tables.leave(table, ann.id);
      await server.tables.sit(table, { id: ann.id, name: 'Ann' }, {});
      await server.environment.time.pass(2001);
    }
    await streams.ann.until(({ received }) => received.length > 1200);
    return tape(streams.ann);
  }

  test('is caught up with in several goes, without a gap', async () => {
    table = await begun('courte-paille');
    const told = await muchToTell(table);
    expect(told.join('').length).toBeGreaterThan(1_500_000);
    const caught: string[] = [];
    while (caught.length < told.length) {
      const again = await table.ann.listen(table.table, caught.length);
      await again.until(() => again.isClosed || caught.length + tape(again).length === told.length);
      expect(tape(again).length).toBeGreaterThan(100);
      caught.push(...tape(again));
      again.close();
    }
    expect(caught).toEqual(told);
  });

  test('is not kept for ever for who does not read it', async () => {
    table = await party('straw');
    const { time } = table.server.environment;
    const deaf = Object.assign(new Writable({ write: () => undefined }), { writeHead: () => undefined });
    const reply = { raw: deaf, hijack: () => undefined, getHeaders: () => ({}) } as unknown as FastifyReply;
    const stream = new Streams(time, '1.2.3', 200, 20_000, new Sharing(time)).make(reply, 'somewhere', undefined);
    for (let i = 0; i < 200; i++) stream.send({ seq: i } as Message, 'x'.repeat(10_000));
    expect([deaf.writableEnded, deaf.destroyed]).toEqual([true, false]);
    expect(deaf.writableLength).toBeLessThan(1_100_000);
    await time.pass(20_000);
    expect(deaf.destroyed).toBe(true);
  });
});

test('a server that stops ends its streams properly', async () => {
  table = await begun('straw');
  await table.server.stop();
  for (const stream of Object.values(table.streams)) await stream.until(({ isClosed }) => isClosed);
  expect(table.streams.ann.text.endsWith('\n\n')).toBe(true);
});

function hasNews({ messages }: Events, type: string): boolean {
  return messages.some(({ news }) => news.some((one) => one.type === type));
}
