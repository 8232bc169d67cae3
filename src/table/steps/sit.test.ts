import { describe, expect, test } from 'vitest';
import type { Level } from '../../engine/record/record.ts';
import { Guest } from '../testing/guest.ts';
import { begunTable, fullTable, kindsOf, testTable } from '../testing/guests.ts';
import { ok, whyNot } from '../testing/results.ts';

const kindsAt = async ({ ann }: { ann: Guest }): Promise<string[]> => (await ann.card()).seats.map(({ kind }) => kind);

describe('sitting down', () => {
  test('on the first open seat', async () => {
    const { bob, cleo } = await testTable('straw', { seats: [{ bot: 'random' }, 'open', 'me', 'open'] });
    expect(await ok(bob.sit())).toBe(1);
    expect(await ok(cleo.sit())).toBe(3);
    expect((await cleo.look()).you).toBe(3);
  });

  test('on the seat that was asked for', async () => {
    const { ann, bob } = await testTable('straw', { seats: ['me', 'open', 'open'] });
    const stream = await ann.listen();
    expect(await ok(bob.sit({ seat: 2 }))).toBe(2);
    expect(stream.news).toEqual([{ type: 'sat', seat: 2 }]);
    expect((await ann.card()).seats[2]).toMatchObject({ kind: 'person', player: 'bob', name: 'BOB' });
  });

  test('not where somebody sits, nor where no seat is', async () => {
    const { bob } = await testTable('straw', { seats: ['me', { bot: 'random' }, 'open'] });
    expect(await whyNot(bob.sit({ seat: 0 }))).toBe('seat-taken');
    expect(await whyNot(bob.sit({ seat: 1 }))).toBe('seat-taken');
    expect(await whyNot(bob.sit({ seat: 3 }))).toBe('bad-seats');
    expect(await whyNot(bob.sit({ seat: -1 }))).toBe('bad-seats');
  });

  test('not with what somebody else has promised: a record with both would not hold', async () => {
    const { bob, cleo } = await testTable('straw', { seats: ['me', 'open', 'open'] });
    const commitment = 'a'.repeat(64);
    await ok(bob.sit({ commitment }));
    expect(await whyNot(cleo.sit({ commitment }))).toBe('bad-salt');
    expect(await ok(bob.sit({ commitment }))).toBe(1);
    expect(await ok(cleo.sit({ commitment: 'b'.repeat(64) }))).toBe(2);
  });

  test('not at a full table', async () => {
    const { cleo } = await fullTable('straw');
    expect(await whyNot(cleo.sit())).toBe('table-full');
  });

  test('twice is once', async () => {
    const party = await testTable('straw', { seats: ['me', 'open', 'open'] });
    await ok(party.bob.sit());
    expect(await ok(party.bob.sit())).toBe(1);
    expect(await ok(party.bob.sit({ seat: 1 }))).toBe(1);
    expect(await kindsOf(party)).toEqual(['opened', 'sat']);
  });

  test('not on a second seat', async () => {
    const { bob } = await testTable('straw', { seats: ['me', 'open', 'open'] });
    await ok(bob.sit());
    expect(await whyNot(bob.sit({ seat: 2 }))).toBe('already-seated');
  });

  test('two at the same moment get two seats', async () => {
    const { bob, cleo } = await testTable('straw', { seats: ['me', 'open', 'open'] });
    expect(await Promise.all([bob, cleo].map((guest) => ok(guest.sit())))).toEqual([1, 2]);
  });

  test('of two who want the same seat, one has it', async () => {
    const { bob, cleo } = await testTable('straw', { seats: ['me', 'open', 'open'] });
    expect(await Promise.all([bob, cleo].map((guest) => whyNot(guest.sit({ seat: 2 }))))).toEqual([
      undefined,
      'seat-taken',
    ]);
  });

  test('not once the match has started', async () => {
    const { cleo } = await begunTable('straw');
    expect(await whyNot(cleo.sit())).toBe('not-open');
  });
});

describe('the host', () => {
  test('puts bots on seats and opens them again', async () => {
    const party = await testTable('straw', { seats: ['me', 'open', 'open'] });
    const { ann } = party;
    await ok(ann.setSeat(1, 'random'));
    await ok(ann.setSeat(2, 'random'));
    await ok(ann.setSeat(2, 'medium'));
    const [, first, second] = (await ann.card()).seats;
    expect(first).toMatchObject({ kind: 'bot', name: 'Mira', level: 'random' });
    expect(second).toMatchObject({ kind: 'bot', level: 'medium' });
    await ok(ann.setSeat(1, null));
    await ok(ann.setSeat(1, null));
    expect(await kindsAt(party)).toEqual(['person', 'open', 'bot']);
    expect(await kindsOf(party)).toEqual(['opened', 'placed', 'placed', 'placed', 'vacated']);
  });

  test('removes somebody, who sees it as a watcher', async () => {
    const party = await fullTable('straw');
    await ok(party.ann.setSeat(1, null));
    expect(await kindsAt(party)).toEqual(['person', 'open']);
    expect(party.bob.sees).toMatchObject({ you: null, news: [{ type: 'vacated', seat: 1, by: 'host' }] });
  });

  test('puts no bot on somebody, and does not open the own seat', async () => {
    const { ann } = await fullTable('straw');
    expect(await whyNot(ann.setSeat(1, 'random'))).toBe('seat-taken');
    expect(await whyNot(ann.setSeat(0, null))).toBe('seat-taken');
    expect(await whyNot(ann.setSeat(0, 'random'))).toBe('seat-taken');
    expect(await whyNot(ann.setSeat(2, 'random'))).toBe('bad-seats');
  });

  test('finds no bot of a level that nobody has written', async () => {
    const { ann } = await testTable('straw');
    expect(await whyNot(ann.setSeat(1, 'genius' as Level))).toBe('no-such-level');
  });

  test('alone may do that', async () => {
    const { bob, cleo } = await fullTable('straw');
    expect(await whyNot(bob.setSeat(0, null))).toBe('not-host');
    expect(await whyNot(cleo.setSeat(0, null))).toBe('not-seated');
  });

  test('may do that before the start only', async () => {
    const { ann } = await begunTable('straw');
    expect(await whyNot(ann.setSeat(1, null))).toBe('not-open');
  });
});

describe('leaving before the match', () => {
  test('opens the seat', async () => {
    const party = await fullTable('straw');
    await ok(party.bob.leave());
    expect(await kindsAt(party)).toEqual(['person', 'open']);
    expect(party.ann.stream!.news).toEqual([{ type: 'vacated', seat: 1, by: 'self' }]);
    expect(await ok(party.cleo.sit())).toBe(1);
  });

  test('makes the next person the host', async () => {
    const { ann, bob, cleo } = await fullTable('straw', { seats: [{ bot: 'random' }, 'me', 'open', 'open'] });
    await ok(ann.leave());
    expect((await bob.card()).host).toBe(2);
    await ok(cleo.leave());
    expect((await bob.card()).host).toBe(2);
    expect(await whyNot(cleo.start('random'))).toBe('not-seated');
    expect(await ok(bob.start('random'))).toBeNull();
  });

  test('is no business of who does not sit there', async () => {
    const { bob } = await testTable('straw');
    expect(await whyNot(bob.leave())).toBe('not-seated');
  });

  test('closes the table when nobody is left', async () => {
    const { ann, bob, tables } = await fullTable('straw', { public: true });
    await ok(ann.leave());
    await ok(bob.leave());
    expect((await bob.look()).table).toMatchObject({ status: 'closed', closed: 'empty' });
    expect(await tables.lobby()).toEqual([]);
    expect(await whyNot(ann.sit())).toBe('not-open');
  });
});
