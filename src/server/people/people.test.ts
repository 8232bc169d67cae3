import { beforeEach, describe, expect, test } from 'vitest';
import { ManualTime } from '../../table/testing/manual-time.ts';
import { seededRandom } from '../../table/testing/seeded-random.ts';
import { MemoryPeople } from './memory-people.ts';
import { People } from './people.ts';

/** Counts how often somebody is looked up. */
class WatchedPeople extends MemoryPeople {
  readonly hashes: string[] = [];

  override playerOf(hash: string): ReturnType<MemoryPeople['playerOf']> {
    this.hashes.push(hash);
    return super.playerOf(hash);
  }
}

let store: WatchedPeople;
let time: ManualTime;
let people: People;
beforeEach(() => {
  store = new WatchedPeople();
  time = new ManualTime(1000);
  people = new People(store, { time, random: seededRandom('people') });
});

test('whoever arrives gets a public id and a token, and is found by the token', async () => {
  const { player, token } = await people.arrive('Ann');
  expect(player).toEqual({ id: expect.stringMatching(/^[\w-]{12}$/), name: 'Ann', created: 1000 });
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await people.playerOf(token)).toEqual(player);
});

test('everybody gets another id and another token', async () => {
  const arrivals = await Promise.all(Array.from({ length: 50 }, () => people.arrive('Ann')));
  expect(new Set(arrivals.flatMap(({ player, token }) => [player.id, token])).size).toBe(100);
});

test('what is kept of a token is its hash', async () => {
  const { token } = await people.arrive('Ann');
  await people.playerOf(token);
  expect(store.hashes).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(store.hashes[0]).not.toContain(token);
  expect(await people.playerOf(store.hashes[0]!)).toBeUndefined();
});

test('an unknown token is nobody’s', async () => {
  await people.arrive('Ann');
  for (const token of ['', 'x', '__proto__']) expect(await people.playerOf(token)).toBeUndefined();
});

describe('who was found is remembered', () => {
  test('for a minute', async () => {
    const { token } = await people.arrive('Ann');
    for (let i = 0; i < 5; i++) await people.playerOf(token);
    expect(store.hashes).toHaveLength(1);
    await time.pass(60_000);
    await people.playerOf(token);
    expect(store.hashes).toHaveLength(2);
  });

  test('but not under an old name', async () => {
    const { player, token } = await people.arrive('Ann');
    await people.playerOf(token);
    await people.rename(player, 'Zoe');
    expect(await people.playerOf(token)).toMatchObject({ name: 'Zoe' });
  });

  test('and not after they were removed', async () => {
    const { player, token } = await people.arrive('Ann');
    await people.playerOf(token);
    await people.remove(player);
    expect(await people.playerOf(token)).toBeUndefined();
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
    expect(await people.playerOf(claimed!.token)).toEqual(player);
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
    expect(await people.playerOf(code)).toBeUndefined();
    expect(await people.claim(token)).toBeUndefined();
  });
});
