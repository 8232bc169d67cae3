import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { games, listed, player } from '../../protocol/people.ts';
import { message, snapshot } from '../../protocol/table.ts';
import { Attendant } from '../worker/attendant.ts';
import { GAMES_HERE } from '../worker/games-here.ts';
import { IdbStore } from '../worker/idb-store.ts';
import { PassingStore } from '../worker/local-store.ts';
import { LocalTables } from '../worker/local-tables.ts';
import type { Port } from '../worker/messages.ts';
import { movesIn } from '../../table/testing/guest.ts';
import { checkShuffle } from '../table/check-shuffle.ts';
import { commitmentOf } from '../table/salt.ts';
import { NoConnection, type TableWish } from './link.ts';
import { Witness } from './testing/witness.ts';
import { WorkerLink } from './worker.ts';

Object.assign(globalThis, { IDBKeyRange, indexedDB: new IDBFactory() });

const SALT = 'ab'.repeat(32);
const WISH: TableWish = { game: 'straw', seats: ['me', { bot: 'medium' }, { bot: 'random' }] };

let databases = 0;
let database: string;
let stores: IdbStore[];
let channels: MessageChannel[];
let houses: LocalTables[];

beforeEach(() => {
  database = `worker ${++databases}`;
  [stores, channels, houses] = [[], [], []];
});
afterEach(async () => {
  for (const house of houses) await house.stop();
  for (const store of stores) store.close();
  for (const { port1, port2 } of channels) for (const port of [port1, port2]) port.close();
});

async function openTables(): Promise<LocalTables> {
  const store = await IdbStore.open(database);
  const tables = new LocalTables(store);
  stores.push(store);
  houses.push(tables);
  await tables.begin();
  return tables;
}

/** A page with its worker, but for the thread. */
function page(open = openTables): WorkerLink {
  const link = new WorkerLink(() => {
    const channel = new MessageChannel();
    channels.push(channel);
    new Attendant(channel.port2 as Port, open).begin();
    channel.port1.start();
    channel.port2.start();
    return channel.port1;
  });
  link.setPace(0);
  return link;
}

function listen(link: WorkerLink, table: string, after?: number): Witness {
  const witness = new Witness();
  link.listen(table, witness, after);
  return witness;
}

describe.each(GAMES_HERE.map(({ id }) => id))('%s alone', (game) => {
  test('a whole match, told in the shapes of the protocol, and again', async () => {
    const link = page();
    const { table } = await link.open({ ...WISH, game, seats: [...WISH.seats, { bot: 'random' }] });
    await link.start(table.id);
    const witness = listen(link, table.id);
    await witness.play(link, table.id);
    expect(witness.connections).toEqual(['connecting', 'open']);
    expect(witness.snapshots.map((one) => snapshot.parse(one))).toEqual(witness.snapshots);
    expect(witness.messages.map((one) => message.parse(one))).toEqual(witness.messages);
    expect(witness.messages.map(({ seq }) => seq)).toEqual(
      witness.messages.map((_, i) => witness.snapshots[0]!.seq + 1 + i),
    );
    expect(await link.record(table.id)).toMatchObject({ game });
    const next = await link.rematch(table.id);
    expect((await link.look(table.id)).table.rematch).toBe(next.table.id);
    const mine = await link.mine();
    expect(mine.map((one) => listed.parse(one))).toEqual(mine);
    expect(mine.map((one) => one.table.id).sort()).toEqual([table.id, next.table.id].sort());
  });
});

describe('a page and its worker', () => {
  test('names', async () => {
    const link = page();
    expect(await link.me()).toBeNull();
    expect(player.parse(await link.rename(' An\u202en  Lee '))).toEqual({ id: 'you', name: 'Ann Lee' });
    expect(await page().me()).toEqual({ id: 'you', name: 'Ann Lee' });
    await expect(link.rename(' ')).rejects.toMatchObject({ kind: 'bad-request' });
    await expect(link.rename('x'.repeat(25))).rejects.toMatchObject({ kind: 'bad-request' });
    expect((await link.open(WISH)).table.seats[0]).toMatchObject({ name: 'Ann Lee' });
  });

  test('what there is to choose from', async () => {
    const all = await page().games();
    expect(games.parse(all)).toEqual(all);
    expect(all.games.map(({ id }) => id)).toEqual(['straw']);
  });

  test('seats, phrases and salts', async () => {
    const link = page();
    const { table } = await link.open({ ...WISH, seats: ['me', 'open'], commitment: commitmentOf(SALT) });
    await link.setSeat(table.code, 1, 'random');
    await link.say(table.id, 'good-luck');
    const witness = listen(link, table.id);
    await link.start(table.id);
    await link.reveal(table.id, SALT);
    await witness.play(link, table.id);
    expect(JSON.stringify(await link.record(table.id))).toContain(commitmentOf(SALT));
  });

  test('problems are told as a server tells them', async () => {
    const link = page();
    await expect(link.look('nowhere')).rejects.toMatchObject({ kind: 'no-such-table', problem: { status: 404 } });
    await expect(link.open({ ...WISH, game: 'chess' })).rejects.toMatchObject({ kind: 'no-such-game' });
    const witness = listen(link, 'nowhere');
    await witness.until(({ refusal }) => refusal !== undefined);
    expect(witness).toMatchObject({ refusal: { kind: 'no-such-table' }, connections: ['connecting'] });
    await expect(link.device()).rejects.toMatchObject({ kind: 'online-only' });
    await expect(link.claim()).rejects.toMatchObject({ kind: 'online-only' });
    expect(await link.lobby()).toEqual([]);
  });

  test('who hangs up hears no more', async () => {
    const link = page();
    const { table } = await link.open(WISH);
    const [early, late] = [new Witness(), new Witness()];
    link.listen(table.id, early)();
    const hangUp = link.listen(table.id, late);
    await late.until(({ snapshots }) => snapshots.length > 0);
    hangUp();
    await link.say(table.id, 'ouch');
    await link.look(table.id);
    expect([early.snapshots, late.messages]).toEqual([[], []]);
  });

  test('a match goes on in the next page, after the last message that was heard', async () => {
    const first = page();
    const { table } = await first.open(WISH);
    await first.start(table.id);
    const before = listen(first, table.id, 0);
    await before.play(first, table.id, 2);
    await before.until(({ isAsked }) => isAsked);
    await houses.shift()!.stop();
    stores.shift()!.close();
    const second = page();
    const after = listen(second, table.id, before.latest!.seq);
    await after.until(({ connections }) => connections.at(-1) === 'open');
    after.latest = before.latest;
    await after.play(second, table.id);
    expect(after.snapshots).toEqual([]);
    const seqs = [...before.messages, ...after.messages].map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_, i) => i + 1));
  });

  test('a worker that does not start is no connection, and is started anew', async () => {
    let fails: () => void = () => undefined;
    const silent: Port = { postMessage: () => undefined, addEventListener: () => undefined };
    let started = 0;
    const link = new WorkerLink((failed) => {
      started++;
      fails = failed;
      return silent;
    });
    const witness = listen(link, 'any');
    const asked = link.me();
    fails();
    await expect(asked).rejects.toBeInstanceOf(NoConnection);
    expect(witness.connections).toEqual(['connecting', 'lost']);
    void link.me();
    expect(started).toBe(2);
  });
});

describe('a worker that starts at the third attempt', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('is found by whoever listens, without being asked again', async () => {
    const listens: unknown[][] = [];
    const link = new WorkerLink((failed) => {
      const heard: unknown[] = [];
      listens.push(heard);
      if (listens.length < 3) setTimeout(failed, 10);
      return {
        postMessage: (message) => heard.push(message),
        addEventListener: (_, hear) => {
          const text = JSON.stringify({ version: 'alone', now: 0 });
          if (listens.length === 3)
            setTimeout(() => hear(new MessageEvent('message', { data: { type: 'hello', number: 1, text } })), 10);
        },
      };
    });
    const witness = listen(link, 'any', 4);
    await vi.advanceTimersByTimeAsync(60_000);
    const asked = { type: 'listen', number: 1, table: 'any', after: 4 };
    expect(listens.map((heard) => heard.at(-1))).toEqual([asked, asked, asked]);
    expect(witness.connections).toEqual(['connecting', 'lost', 'lost', 'open']);
  });

  test('is not looked for when nobody listens any more', async () => {
    let started = 0;
    const link = new WorkerLink((failed) => {
      started++;
      setTimeout(failed, 10);
      return { postMessage: () => undefined, addEventListener: () => undefined };
    });
    const hangUp = link.listen('any', new Witness());
    await vi.advanceTimersByTimeAsync(20);
    hangUp();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(started).toBe(1);
  });
});

describe('two tabs', () => {
  test('the second takes a match over, the first is told, and takes it back', async () => {
    const [first, second] = [page(), page()];
    const { table } = await first.open(WISH);
    await first.start(table.id);
    const [before, here] = [listen(first, table.id, 0), new Witness()];
    await before.play(first, table.id, 2);
    await before.until(({ isAsked }) => isAsked);

    expect((await second.mine()).map((one) => one.table.id)).toEqual([table.id]);
    expect(await second.look(table.id)).toMatchObject({ seq: before.latest!.seq, you: 0 });
    expect(before.refusal).toBeUndefined();

    second.listen(table.id, here, before.latest!.seq);
    await before.until(({ refusal }) => refusal !== undefined);
    expect(before.refusal).toMatchObject({ kind: 'busy-elsewhere' });
    const late = first.move(table.id, before.latest!.ask!.id, movesIn(before.latest!)[0]!);
    await expect(late).rejects.toMatchObject({ kind: 'busy-elsewhere' });
    await here.until(({ connections }) => connections.at(-1) === 'open');
    here.latest = before.latest;
    await here.play(second, table.id, 2);

    const back = listen(first, table.id, here.latest!.seq);
    await here.until(({ refusal }) => refusal !== undefined);
    await back.until(({ connections }) => connections.at(-1) === 'open');
    back.latest ??= here.latest;
    await back.play(first, table.id);

    const seqs = [...before.messages, ...here.messages, ...back.messages].map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_, i) => i + 1));
    expect(checkShuffle(await second.record(table.id))).toEqual([]);
  });

  test('each plays a match of its own', async () => {
    const tabs = [page(), page()];
    const played = tabs.map(async (link) => {
      const { table } = await link.open(WISH);
      await link.start(table.id);
      const witness = listen(link, table.id);
      await witness.play(link, table.id);
      expect(witness.refusal).toBeUndefined();
    });
    await Promise.all(played);
    expect(await tabs[0]!.mine()).toHaveLength(2);
  });

  test('what is given up or forgotten in one is gone in the other', async () => {
    const [first, second] = [page(), page()];
    const [one, other] = [await first.open(WISH), await first.open(WISH)];
    const witness = listen(first, one.table.id);
    await witness.until(({ snapshots }) => snapshots.length > 0);
    await second.leave(one.table.id);
    await witness.until(({ refusal }) => refusal !== undefined);
    expect((await first.mine()).map(({ table }) => table.id)).toEqual([other.table.id]);
    await first.rename('Ann');
    await second.forget();
    expect(await first.mine()).toEqual([]);
    expect(await first.me()).toBeNull();
    await expect(first.look(other.table.id)).rejects.toMatchObject({ kind: 'no-such-table' });
  });
});

describe('a person alone', () => {
  test('has a salt in the shuffle, and waits for nothing', async () => {
    const link = page();
    const { table } = await link.open(WISH);
    await link.start(table.id);
    const witness = listen(link, table.id);
    await witness.play(link, table.id);
    const record = await link.record(table.id);
    expect(record.fairness?.salts).toMatchObject([{ seat: 0, salt: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    expect(checkShuffle(record)).toEqual([]);
  });

  test('gives a match up for good, whatever a bot is about to do', async () => {
    const link = page();
    const { table } = await link.open(WISH);
    await link.start(table.id);
    const witness = listen(link, table.id);
    await witness.play(link, table.id, 1);
    await link.leave(table.id);
    expect(await link.mine()).toEqual([]);
    await expect(link.look(table.id)).rejects.toMatchObject({ kind: 'no-such-table' });
  });

  test('plays where the browser keeps nothing', async () => {
    const link = page(async () => {
      const tables = new LocalTables(new PassingStore());
      houses.push(tables);
      await tables.begin();
      return tables;
    });
    expect(await link.isKept()).toBe(false);
    const { table } = await link.open(WISH);
    await link.start(table.id);
    const witness = listen(link, table.id);
    await witness.play(link, table.id);
    expect(await link.mine()).toMatchObject([{ table: { status: 'over' } }]);
    await link.forget();
    expect(await link.mine()).toEqual([]);
  });
});
