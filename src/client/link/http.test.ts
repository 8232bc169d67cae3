/// <reference types="node" />
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testServer, type TestServer } from '../../server/testing/test-server.ts';
import { LocalEnvironment } from '../worker/local-environment.ts';
import { MemoryStore } from '../../table/store/memory-store.ts';
import { HttpLink } from './http.ts';
import { ProblemError } from '../../protocol/problem-error.ts';
import { NoConnection } from './link.ts';
import { answering } from './testing/answering.ts';
import { cookieFetch } from './testing/cookie-fetch.ts';
import { Proxy } from './testing/proxy.ts';
import { Witness } from './testing/witness.ts';

const { time } = new LocalEnvironment(new MemoryStore());
const NOWHERE = 'http://127.0.0.1:9';

let server: TestServer;
let line: Proxy;
let link: HttpLink;
let hangUps: (() => void)[];

beforeEach(async () => {
  server = await testServer({ environment: { time } });
  line = await Proxy.to(server.url);
  link = new HttpLink(line.url, cookieFetch());
  hangUps = [];
});
afterEach(async () => {
  for (const hangUp of hangUps) hangUp();
  line.close();
  await server.stop();
});

function listen(table: string, by = link, after?: number): Witness {
  const witness = new Witness();
  hangUps.push(by.listen(table, witness, after));
  return witness;
}

async function started(): Promise<string> {
  const { table } = await link.open({ game: 'straw', seats: ['me', { bot: 'medium' }, 'open'] });
  await link.start(table.id, 'random');
  return table.id;
}

const seqsOf = ({ messages }: Witness): number[] => messages.map(({ seq }) => seq);

function expectNoGap(witness: Witness, from: number): void {
  expect(seqsOf(witness)).toEqual(witness.messages.map((_, i) => from + 1 + i));
}

class ClumsyWitness extends Witness {
  override snapshot(): void {
    throw new Error('the screen broke');
  }
}

describe('what people do', () => {
  test('a whole match', async () => {
    const table = await started();
    const witness = listen(table);
    await witness.play(link, table);
    expectNoGap(witness, witness.snapshots[0]!.seq);
    expect(witness.hellos).toMatchObject([{ version: '1.2.3' }]);
    expect(witness.connections).toEqual(['connecting', 'open']);
    expect(await link.record(table)).toMatchObject({ game: 'straw' });
    const { curve } = await link.analysis(table);
    expect(curve.at(-1)!.reduce((sum, share) => sum + share)).toBeCloseTo(1, 5);
    await expect(link.hint(table)).rejects.toMatchObject({ kind: 'not-playing' });
    const { table: next } = await link.rematch(table);
    expect(next).toMatchObject({ game: 'straw', status: 'open' });
    expect((await link.mine()).map((one) => one.table.id)).toContain(next.id);
  });

  test('a match whose turn to be looked at has not come yet is asked for again', async () => {
    const answers = [
      Response.json(
        { type: '/api/docs#too-fast' },
        { status: 429, headers: { 'content-type': 'application/problem+json' } },
      ),
      Response.json({ curve: [] }),
    ];
    const shares: number[] = [];
    const busy = new HttpLink('', async () => answers.shift()!);
    expect(await busy.analysis('any', (share) => shares.push(share))).toEqual({ curve: [] });
    expect([answers, shares]).toEqual([[], []]);
  });

  test('names, lists and seats', async () => {
    expect(await link.me()).toBeNull();
    expect(await link.mine()).toEqual([]);
    expect(await link.rename('  Ann ')).toMatchObject({ name: 'Ann' });
    expect(await link.me()).toMatchObject({ name: 'Ann' });
    expect((await link.games()).games.map(({ id }) => id)).toContain('straw');
    const { table } = await link.open({ game: 'straw', seats: ['me', 'open', 'open'], public: true });
    expect(await link.lobby()).toMatchObject([{ table: { id: table.id } }]);
    await link.setSeat(table.id, 1, 'medium');
    const bob = new HttpLink(line.url, cookieFetch());
    expect(await bob.sit(table.code, {})).toMatchObject({ you: 2 });
    await bob.say(table.id, 'thanks');
    await bob.leave(table.id);
    expect((await link.look(table.id)).table.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'open']);
    const witness = listen(table.id);
    await link.start(table.id, 'random');
    await witness.until(({ status }) => status === 'playing');
    await link.mute(table.id, 2, true);
    expect(await link.look(table.id)).toMatchObject({ muted: [2] });
  });

  test('another device goes on as the same player', async () => {
    const { id } = await link.rename('Ann');
    const { url, qr } = await link.device();
    expect(qr).toContain('<svg');
    const phone = new HttpLink(line.url, cookieFetch());
    expect(await phone.claim(url.split('#')[1]!)).toMatchObject({ id, name: 'Ann' });
    expect(await phone.me()).toMatchObject({ id });
  });
});

describe('what goes wrong', () => {
  test('a problem is told', async () => {
    const error = await link.look('tamokiru').catch((error: unknown) => error);
    expect(error).toBeInstanceOf(ProblemError);
    expect(error).toMatchObject({ kind: 'no-such-table', problem: { status: 404 } });
    const table = await started();
    const witness = listen(table);
    await witness.until(() => witness.isAsked);
    const refused = await link.move(table, witness.latest!.ask!.id, 'fly away').catch((error: unknown) => error);
    expect(refused).toMatchObject({ kind: 'no-such-move' });
  });

  test('no answer is no connection', async () => {
    await expect(new HttpLink(NOWHERE).me()).rejects.toBeInstanceOf(NoConnection);
    line.cut();
    await expect(link.me()).rejects.toBeInstanceOf(NoConnection);
  });

  test.each([
    [502, 'text/html', '<h1>Bad gateway</h1>'],
    [200, 'text/html', '<h1>Welcome to our hotel</h1>'],
    [403, 'text/plain', 'Forbidden'],
    [404, 'application/problem+json', '{"type":'],
    [503, 'application/problem+json', '{"type":"/api/docs#closing","status":503}'],
  ])('an answer of somebody else is none: %d %s', async (status, type, body) => {
    const other = await answering(status, { 'content-type': type }, body);
    await expect(new HttpLink(other.url).me()).rejects.toBeInstanceOf(NoConnection);
    other.close();
  });

  test('a server that cannot do its work for a moment is there', async () => {
    const says = '{"type":"/api/docs#not-ready","status":503}';
    const other = await answering(503, { 'content-type': 'application/problem+json' }, says);
    const witness = listen('any', new HttpLink(other.url));
    await witness.until(() => witness.connections.length === 2);
    expect(witness.connections).toEqual(['connecting', 'held']);
    other.close();
  });

  test('a move is sent again until it is answered, and made once', async () => {
    const table = await started();
    const witness = listen(table);
    await witness.until(() => witness.isAsked);
    const { id } = witness.latest!.ask!;
    line.cut();
    setTimeout(() => line.mend(), 1200);
    await witness.play(link, table, 1);
    await witness.until(() => (witness.latest!.ask?.id ?? 0) > id || witness.status === 'over');
    expectNoGap(witness, witness.snapshots[0]!.seq);
  });
});

describe('a move without an answer', () => {
  const LONG = 10 * 60_000;
  let sent: number;
  const line = (from: number): HttpLink =>
    new HttpLink('', async () => {
      sent++;
      if (Date.now() < from) throw new TypeError('Failed to fetch');
      return Response.json({ seq: 7 });
    });

  beforeEach(() => {
    sent = 0;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => void vi.useRealTimers());

  test('is sent again however long the line is cut', async () => {
    const moved = line(Date.now() + LONG).move('any', 1, 'play copy', () => true);
    await vi.advanceTimersByTimeAsync(LONG + 60_000);
    expect(await moved).toEqual({ seq: 7 });
    expect(sent).toBeGreaterThan(60);
  });

  test('is given up when the table has gone on', async () => {
    let isWanted = true;
    const moved = line(Infinity).move('any', 1, 'play copy', () => isWanted);
    const error = moved.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(LONG);
    const before = sent;
    isWanted = false;
    await vi.advanceTimersByTimeAsync(LONG);
    expect(await error).toBeInstanceOf(NoConnection);
    expect(sent).toBe(before);
  });
});

describe('a stream', () => {
  test('goes on where it was dropped', async () => {
    const table = await started();
    const witness = listen(table);
    await witness.play(link, table, 1);
    line.drop();
    await witness.until(({ hellos }) => hellos.length === 2);
    expect(witness.connections).toEqual(['connecting', 'open', 'connecting', 'open']);
    await witness.play(link, table);
    expect(witness.snapshots).toHaveLength(1);
    expectNoGap(witness, witness.snapshots[0]!.seq);
  });

  test('is lost as long as the line is cut', async () => {
    const table = await started();
    const witness = listen(table);
    await witness.until(({ snapshots }) => snapshots.length > 0);
    line.cut();
    await witness.until(({ connections }) => connections.includes('lost'));
    line.mend();
    await witness.until(({ connections }) => connections.at(-1) === 'open');
    expect(witness.connections).toEqual(['connecting', 'open', 'connecting', 'lost', 'open']);
  });

  test('begins after a message that is known', async () => {
    const table = await started();
    const witness = listen(table, link, 0);
    await witness.play(link, table);
    expect(witness.snapshots).toEqual([]);
    expectNoGap(witness, 0);
  });

  test('ends when nobody listens any more', async () => {
    const table = await started();
    const witness = listen(table);
    await witness.until(() => witness.isAsked);
    const { length } = witness.messages;
    hangUps.pop()!();
    await link.say(table, 'ouch');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(witness.messages).toHaveLength(length);
    expect(witness.connections).toEqual(['connecting', 'open']);
  });

  test('is refused where there is no table', async () => {
    const witness = listen('tamokiru');
    await witness.until(({ refusal }) => refusal !== undefined);
    expect(witness.refusal).toMatchObject({ kind: 'no-such-table' });
    expect(witness.connections).toEqual(['connecting']);
  });

  test('is refused where a match is not to be watched', async () => {
    const { table } = await link.open({ game: 'straw', seats: ['me', { bot: 'medium' }], watching: false });
    const stranger = listen(table.id, new HttpLink(line.url, cookieFetch()));
    await stranger.until(({ snapshots }) => snapshots.length > 0);
    await link.start(table.id);
    await stranger.until(({ refusal }) => refusal !== undefined);
    expect(stranger.refusal).toMatchObject({ kind: 'no-watching' });
  });

  test('waits as long as it is told to', async () => {
    const headers = { 'content-type': 'application/problem+json', 'retry-after': '2' };
    const other = await answering(429, headers, '{"type":"/api/docs#too-fast"}');
    const witness = listen('any', new HttpLink(other.url));
    while (other.asked.length < 2) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(other.asked[1]! - other.asked[0]!).toBeGreaterThanOrEqual(1900);
    expect(witness.refusal).toBeUndefined();
    other.close();
  });

  test('survives a screen that fails', async () => {
    const table = await started();
    const witness = new ClumsyWitness();
    const failures: unknown[] = [];
    const before = process.listeners('uncaughtException');
    process.removeAllListeners('uncaughtException').on('uncaughtException', (error) => failures.push(error));
    hangUps.push(link.listen(table, witness));
    await witness.until(({ connections }) => connections.at(-1) === 'open');
    await link.say(table, 'ouch');
    await witness.until(({ messages }) => messages.length > 0);
    process.removeAllListeners('uncaughtException');
    for (const listener of before) process.on('uncaughtException', listener);
    expect(failures).toHaveLength(1);
    expect(witness.hellos).toHaveLength(1);
  });
});
