import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Key, Link, PeopleStore, Player } from '../people-store.ts';

export interface OpenPeople {
  readonly store: PeopleStore;
  close(): Promise<void>;
}

export const ADA: Player = { id: 'ada', name: 'Ada', created: 1 };
export const BOB: Player = { id: 'bob', name: 'Bob', created: 2 };

export function keyOf(player: Player, hash = `key of ${player.id}`): Key {
  return { hash, player: player.id, created: player.created, used: 0, kind: 'bearer', label: null };
}

/** The player that a key leads to. */
export async function playerOf(store: PeopleStore, hash: string): Promise<Player | undefined> {
  return (await store.holderOf(hash))?.player;
}

export function linkOf(player: Player, expires: number, hash = `link of ${player.id}`): Link {
  return { hash, player: player.id, expires };
}

/** What every store of people promises. Each test has a new one. */
export function peopleContract(name: string, open: () => Promise<OpenPeople>): void {
  describe(`${name} keeps people`, () => {
    let opened: OpenPeople;
    let store: PeopleStore;

    beforeEach(async () => {
      opened = await open();
      store = opened.store;
      await store.add(ADA, keyOf(ADA));
    });
    afterEach(() => opened.close());

    keyContract(() => store);
    faultContract(() => store);
    linkContract(() => store);
    removalContract(() => store);
    signOutContract(() => store);
    disuseContract(() => store);
  });
}

function keyContract(store: () => PeopleStore): void {
  test('a key leads to its player, and no other does', async () => {
    expect(await playerOf(store(), 'key of ada')).toEqual(ADA);
    expect(await playerOf(store(), 'key of bob')).toBeUndefined();
    expect(await playerOf(store(), '')).toBeUndefined();
  });

  test('a player may have several keys', async () => {
    await store().addKey(keyOf(ADA, 'phone'));
    expect(await playerOf(store(), 'phone')).toEqual(ADA);
    expect(await playerOf(store(), 'key of ada')).toEqual(ADA);
  });

  test('a key is found as it was added, and the others of its player with it', async () => {
    const phone: Key = { ...keyOf(ADA, 'phone'), created: 7, used: 5, kind: 'cookie', label: 'Firefox on Linux' };
    const old: Key = { ...keyOf(ADA, 'old'), kind: null };
    await store().addKey(phone);
    await store().addKey(old);
    await store().add(BOB, keyOf(BOB));
    expect(await store().holderOf('phone')).toEqual({ player: ADA, key: phone });
    expect(await store().keysOf('ada')).toEqual([phone, keyOf(ADA), old]);
    expect(await store().keysOf('nobody')).toEqual([]);
  });

  test('the last day on which a key was used is known, of that key only', async () => {
    await store().addKey(keyOf(ADA, 'phone'));
    await store().useKey('phone', 20);
    await store().useKey('phone', 10);
    await store().useKey('unknown', 30);
    expect((await store().keysOf('ada')).map(({ hash, used }) => [hash, used])).toEqual([
      ['phone', 20],
      ['key of ada', 0],
    ]);
  });

  test('a new name shows with every key, and others keep theirs', async () => {
    await store().add(BOB, keyOf(BOB));
    await store().addKey(keyOf(ADA, 'phone'));
    const name = `Robert'); DROP TABLE players; -- "\\ 🥤👩‍👩‍👧 é`;
    await store().rename('ada', name);
    expect(await playerOf(store(), 'phone')).toEqual({ ...ADA, name });
    expect(await playerOf(store(), 'key of ada')).toEqual({ ...ADA, name });
    expect(await playerOf(store(), 'key of bob')).toEqual(BOB);
  });

  test('to rename nobody does nothing', async () => {
    await store().rename('nobody', 'Somebody');
    expect(await playerOf(store(), 'key of ada')).toEqual(ADA);
  });
}

function faultContract(store: () => PeopleStore): void {
  test('nobody is added twice', async () => {
    await expect(store().add({ ...ADA, name: 'Eve' }, keyOf(ADA, 'another'))).rejects.toThrow(Error);
    expect(await playerOf(store(), 'another')).toBeUndefined();
    expect(await playerOf(store(), 'key of ada')).toEqual(ADA);
  });

  test('with a key that is taken nobody is added', async () => {
    await expect(store().add(BOB, keyOf(BOB, 'key of ada'))).rejects.toThrow(Error);
    expect(await playerOf(store(), 'key of ada')).toEqual(ADA);
    await store().add(BOB, keyOf(BOB));
    expect(await playerOf(store(), 'key of bob')).toEqual(BOB);
  });

  test('what nobody can have fails, and what is asked at the same time does not', async () => {
    const answers = await Promise.allSettled([
      store().addKey(keyOf(ADA, 'phone')),
      store().addKey(keyOf(BOB)),
      store().addLink(linkOf(BOB, 10)),
      store().addKey(keyOf(ADA)),
      store().rename('ada', 'Ada L.'),
    ]);
    expect(answers.map(({ status }) => status === 'fulfilled')).toEqual([true, false, false, false, true]);
    expect(await playerOf(store(), 'phone')).toEqual({ ...ADA, name: 'Ada L.' });
  });
}

function linkContract(store: () => PeopleStore): void {
  test('a link leads to its player once', async () => {
    await store().addLink(linkOf(ADA, 10));
    expect(await store().takeLink('link of ada', 9)).toEqual(ADA);
    expect(await store().takeLink('link of ada', 9)).toBeUndefined();
  });

  test('of those who race for a link, one has it', async () => {
    await store().addLink(linkOf(ADA, 10));
    const taken = await Promise.all([1, 2, 3, 4].map((now) => store().takeLink('link of ada', now)));
    expect(taken.filter((player) => player !== undefined)).toEqual([ADA]);
  });

  test('a link that has expired leads nowhere, and others go on', async () => {
    await store().addLink(linkOf(ADA, 10));
    await store().addLink(linkOf(ADA, 11, 'later'));
    expect(await store().takeLink('link of ada', 10)).toBeUndefined();
    expect(await store().takeLink('later', 10)).toEqual(ADA);
  });

  test('an unknown link leads nowhere, and a key is no link', async () => {
    expect(await store().takeLink('unknown', 1)).toBeUndefined();
    expect(await store().takeLink('key of ada', 1)).toBeUndefined();
  });
}

function removalContract(store: () => PeopleStore): void {
  test('who is removed leaves no key and no link', async () => {
    await store().add(BOB, keyOf(BOB));
    await store().addKey(keyOf(ADA, 'phone'));
    await store().addLink(linkOf(ADA, 10));
    await store().addLink(linkOf(BOB, 10));
    await store().remove('ada');
    expect(await playerOf(store(), 'key of ada')).toBeUndefined();
    expect(await playerOf(store(), 'phone')).toBeUndefined();
    expect(await store().takeLink('link of ada', 1)).toBeUndefined();
    expect(await playerOf(store(), 'key of bob')).toEqual(BOB);
    expect(await store().takeLink('link of bob', 1)).toEqual(BOB);
  });

  test('what the removed had can be had anew', async () => {
    await store().addLink(linkOf(ADA, 10));
    await store().remove('ada');
    await store().remove('ada');
    await store().add({ ...ADA, name: 'Another' }, keyOf(ADA));
    expect(await playerOf(store(), 'key of ada')).toEqual({ ...ADA, name: 'Another' });
    expect(await store().takeLink('link of ada', 1)).toBeUndefined();
  });
}

function signOutContract(store: () => PeopleStore): void {
  test('a key that is removed leads nowhere, the others and the links go on', async () => {
    await store().addKey(keyOf(ADA, 'phone'));
    await store().addLink(linkOf(ADA, 10));
    await store().removeKey('phone');
    await store().removeKey('unknown');
    expect(await playerOf(store(), 'phone')).toBeUndefined();
    expect(await playerOf(store(), 'key of ada')).toEqual(ADA);
    expect(await store().takeLink('link of ada', 1)).toEqual(ADA);
  });

  test('of all keys but one no key and no link is left; those of others are', async () => {
    await store().add(BOB, keyOf(BOB));
    for (const hash of ['phone', 'tablet']) await store().addKey(keyOf(ADA, hash));
    await store().addLink(linkOf(ADA, 10));
    await store().addLink(linkOf(BOB, 10));
    await store().removeOthers('ada', 'phone');
    expect((await store().keysOf('ada')).map(({ hash }) => hash)).toEqual(['phone']);
    expect(await playerOf(store(), 'key of ada')).toBeUndefined();
    expect(await store().takeLink('link of ada', 1)).toBeUndefined();
    expect(await playerOf(store(), 'key of bob')).toEqual(BOB);
    expect(await store().takeLink('link of bob', 1)).toEqual(BOB);
  });
}

function disuseContract(store: () => PeopleStore): void {
  test('keys that nobody uses are forgotten, and players whom nothing leads to', async () => {
    await store().addKey(keyOf(ADA, 'phone'));
    await store().useKey('phone', 10);
    await store().add(BOB, keyOf(BOB));
    await store().removeUnused(10);
    expect((await store().keysOf('ada')).map(({ hash }) => hash)).toEqual(['phone']);
    expect(await playerOf(store(), 'key of bob')).toBeUndefined();
    await expect(store().addKey(keyOf(BOB))).rejects.toThrow(Error);
    await store().removeUnused(11);
    await expect(store().addKey(keyOf(ADA))).rejects.toThrow(Error);
  });

  test('a player without a key whom a link leads to is still there', async () => {
    await store().addLink(linkOf(ADA, 10));
    await store().removeUnused(10);
    expect(await store().takeLink('link of ada', 1)).toEqual(ADA);
  });
}
