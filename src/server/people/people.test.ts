import { beforeEach, describe, expect, test } from 'vitest';
import { ManualTime } from '../../table/testing/manual-time.ts';
import { seededRandom } from '../../table/testing/seeded-random.ts';
import { MemoryPeople } from './memory-people.ts';
import type { Player } from './people-store.ts';
import { People } from './people.ts';

/** Counts how often somebody is looked up. */
class WatchedPeople extends MemoryPeople {
  readonly hashes: string[] = [];
  /** What the answers wait for. */
  hold: Promise<void> | undefined;

  override async holderOf(hash: string): ReturnType<MemoryPeople['holderOf']> {
    this.hashes.push(hash);
    const found = await super.holderOf(hash);
    await this.hold;
    return found;
  }
}

let store: WatchedPeople;
let time: ManualTime;
let people: People;
beforeEach(() => {
  store = new WatchedPeople();
  time = new ManualTime(1000);
  people = new People(store, { time, random: seededRandom('people'), failed });
});

/** As nobody waits for it, the whole run fails. */
function failed(_: string, error: unknown): never {
  throw error;
}

async function playerOf(token: string): Promise<Player | undefined> {
  return (await people.holderOf(token))?.player;
}

test('whoever arrives gets a public id and a token, and is found by the token', async () => {
  const { player, token } = await people.arrive('Ann');
  expect(player).toEqual({ id: expect.stringMatching(/^[\w-]{12}$/), name: 'Ann', created: 1000 });
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await playerOf(token)).toEqual(player);
});

test('everybody gets another id and another token', async () => {
  const arrivals = await Promise.all(Array.from({ length: 50 }, () => people.arrive('Ann')));
  expect(new Set(arrivals.flatMap(({ player, token }) => [player.id, token])).size).toBe(100);
});

test('what is kept of a token is its hash', async () => {
  const { token } = await people.arrive('Ann');
  await playerOf(token);
  expect(store.hashes).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(store.hashes[0]).not.toContain(token);
  expect(await playerOf(store.hashes[0]!)).toBeUndefined();
});

test('an unknown token is nobody’s', async () => {
  await people.arrive('Ann');
  for (const token of ['', 'x', '__proto__']) expect(await playerOf(token)).toBeUndefined();
});

describe('who was found is remembered', () => {
  test('for a minute', async () => {
    const { token } = await people.arrive('Ann');
    for (let i = 0; i < 5; i++) await playerOf(token);
    expect(store.hashes).toHaveLength(1);
    await time.pass(60_000);
    await playerOf(token);
    expect(store.hashes).toHaveLength(2);
  });

  test('but not under an old name', async () => {
    const { player, token } = await people.arrive('Ann');
    await playerOf(token);
    await people.rename(player, 'Zoe');
    expect(await playerOf(token)).toMatchObject({ name: 'Zoe' });
  });

  test('and not after they were removed', async () => {
    const { player, token } = await people.arrive('Ann');
    await playerOf(token);
    await people.remove(player);
    expect(await playerOf(token)).toBeUndefined();
  });
});

describe('a link', () => {
  test('gives another token for the same player, once', async () => {
    const { player, token } = await people.arrive('Ann');
    const { code, expires } = await people.link(player);
    expect(expires).toBe(601_000);
    const claimed = await people.claim(code);
    expect(claimed).toMatchObject({ player });
    expect(claimed!.token).not.toBe(token);
    expect(await playerOf(claimed!.token)).toEqual(player);
    expect(await people.claim(code)).toBeUndefined();
  });

  test('cannot be claimed by two at the same time', async () => {
    const { player } = await people.arrive('Ann');
    const { code } = await people.link(player);
    const claims = await Promise.all([people.claim(code), people.claim(code), people.claim(code)]);
    expect(claims.filter((claim) => claim !== undefined)).toHaveLength(1);
  });

  test('is too old after ten minutes', async () => {
    const { player } = await people.arrive('Ann');
    const { code } = await people.link(player);
    await time.pass(600_000);
    expect(await people.claim(code)).toBeUndefined();
  });

  test('of somebody who was removed leads to nobody', async () => {
    const { player } = await people.arrive('Ann');
    const { code } = await people.link(player);
    await people.remove(player);
    expect(await people.claim(code)).toBeUndefined();
  });

  test('is no token, and a token is no link', async () => {
    const { player, token } = await people.arrive('Ann');
    const { code } = await people.link(player);
    expect(await playerOf(code)).toBeUndefined();
    expect(await people.claim(token)).toBeUndefined();
  });
});

const A_DAY = 24 * 60 * 60_000;

describe('a token that is used', () => {
  test('is noted once a day, by the day', async () => {
    const { player, token } = await people.arrive('Ann');
    const usedOf = async (): Promise<number> => (await store.keysOf(player.id))[0]!.used;
    expect([await usedOf(), (await people.holderOf(token))!.isFirstToday]).toEqual([0, false]);
    await time.pass(A_DAY);
    const uses = [await people.holderOf(token), await people.holderOf(token)];
    expect(uses.map((use) => use!.isFirstToday)).toEqual([true, false]);
    expect(await usedOf()).toBe(A_DAY);
    await time.pass(120_000);
    expect((await people.holderOf(token))!.isFirstToday).toBe(false);
    expect(await usedOf()).toBe(A_DAY);
  });

  test('within a year lives on, and ends after one without use', async () => {
    const { token } = await people.arrive('Ann');
    for (let use = 0; use < 3; use++) {
      await time.pass(365 * A_DAY);
      expect(await playerOf(token)).toMatchObject({ name: 'Ann' });
    }
    await time.pass(366 * A_DAY);
    expect(await playerOf(token)).toBeUndefined();
  });
});

describe('what nobody uses', () => {
  test('is forgotten: the key and the player', async () => {
    people.begin();
    const { player } = await people.arrive('Ann');
    await time.pass(364 * A_DAY);
    expect(await store.keysOf(player.id)).toHaveLength(1);
    await time.pass(3 * A_DAY);
    expect(await store.keysOf(player.id)).toEqual([]);
    people.stop();
  });

  test('is not forgotten on the word of a clock that has just been set', async () => {
    const { player } = await people.arrive('Ann');
    const jumping = new ManualTime(1000);
    const now = jumping.now.bind(jumping);
    const other = new People(store, { time: jumping, random: seededRandom('other'), failed: () => undefined });
    other.begin();
    jumping.now = () => now() + 1000 * A_DAY;
    await jumping.pass(A_DAY);
    jumping.now = now;
    await jumping.pass(2 * A_DAY);
    expect(await store.keysOf(player.id)).toHaveLength(1);
    other.stop();
  });
});

describe('devices', () => {
  test('of one player, and only theirs, by ids that are no tokens and no hashes of them', async () => {
    const { player, token } = await people.arrive('Ann', { kind: 'cookie', label: 'Firefox on Linux' });
    await people.arrive('Bob');
    const [device, ...others] = await people.devicesOf(player);
    expect(others).toEqual([]);
    expect(device).toMatchObject({ kind: 'cookie', label: 'Firefox on Linux', created: 1000, used: 0 });
    expect(device!.id).toMatch(/^[0-9a-f]{16}$/);
    expect(device!.hash).not.toContain(device!.id);
    expect(token).not.toContain(device!.id);
  });

  test('who is signed out is unknown at once, also who was just being looked up', async () => {
    const { player, token } = await people.arrive('Ann');
    const [device] = await people.devicesOf(player);
    let release = (): void => undefined;
    store.hold = new Promise((resolve) => (release = resolve));
    const looking = people.holderOf(token);
    await people.signOut(device!);
    release();
    await looking;
    expect(await playerOf(token)).toBeUndefined();
  });

  test('all others are signed out, and a link that was made before leads nowhere', async () => {
    const { player, token } = await people.arrive('Ann');
    const { code } = await people.link(player);
    const phone = await people.claim((await people.link(player)).code);
    const { key } = (await people.holderOf(token))!;
    await people.signOutOthers(player, key.hash);
    expect([await playerOf(token), await playerOf(phone!.token)]).toEqual([player, undefined]);
    expect(await people.claim(code)).toBeUndefined();
  });
});
