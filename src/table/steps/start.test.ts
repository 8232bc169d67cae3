import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import type { Level } from '../../engine/record/record.ts';
import { verify } from '../../engine/record/verify.ts';
import { GAMES } from '../../games/games.ts';
import { seedFrom } from '../../engine/record/fairness.ts';
import type { MatchRecord } from '../../engine/record/record.ts';
import { fullTable, kindsOf, playOn, testTable, type TestTable } from '../testing/guests.ts';
import { ok, whyNot } from '../testing/results.ts';

const statusOf = async ({ ann }: TestTable): Promise<string> => (await ann.card()).status;

/** The record of the match, played to its end. */
async function recordOf(party: TestTable): Promise<MatchRecord> {
  await playOn(party);
  return ok(party.tables.record(party.id));
}

const seedOf = ({ fairness }: MatchRecord, ...salts: string[]): string =>
  bytesToHex(seedFrom(hexToBytes(fairness!.secret), salts.map(hexToBytes)));

describe('starting', () => {
  test('is for the host', async () => {
    const { ann, bob, cleo } = await fullTable('straw');
    expect(await whyNot(bob.start())).toBe('not-host');
    expect(await whyNot(cleo.start())).toBe('not-seated');
    expect(await ok(ann.start())).toBeNull();
  });

  test('asked for twice is done once: from another tab, or because no answer came', async () => {
    const { ann, tables, environment, id } = await fullTable('straw');
    await ok(ann.start());
    expect(await ok(ann.start())).toBeNull();
    await environment.time.pass(0);
    const { seq } = await ok(tables.look(id, undefined));
    expect(await ok(ann.start())).toBeNull();
    expect((await ok(tables.look(id, undefined))).seq).toBe(seq);
  });

  test('is for anybody at the table while the host is away', async () => {
    const { ann, bob, environment } = await fullTable('straw');
    ann.stream!.hangUp();
    await environment.time.pass(11_000);
    expect(await whyNot(bob.start())).toBeUndefined();
  });

  test('waits for open seats to be taken', async () => {
    const { ann } = await testTable('straw');
    expect(await whyNot(ann.start())).toBe('seats-open');
  });

  test('lets bots take them if asked to', async () => {
    const party = await testTable('straw', { seats: ['open', 'me', 'open'] });
    await ok(party.ann.start('random'));
    const [first, , last] = (await party.ann.card()).seats;
    expect(first).toEqual({ kind: 'bot', name: 'Mira', level: 'random' });
    expect(last).toEqual({ kind: 'bot', name: 'Otto', level: 'random' });
    expect(await kindsOf(party)).toEqual(['opened', 'placed', 'placed', 'started']);
  });

  test('finds no bots of a level that nobody has written, and puts none', async () => {
    const party = await testTable('straw');
    expect(await whyNot(party.ann.start('genius' as Level))).toBe('no-such-level');
    expect(await kindsOf(party)).toEqual(['opened']);
  });

  test('begins at once when nobody committed to a salt', async () => {
    const party = await fullTable('straw');
    await ok(party.ann.start());
    await party.environment.time.pass(0);
    expect(party.bob.stream!.types).toEqual(['started', 'begun']);
    expect(party.seated.filter((guest) => guest.isAsked)).toHaveLength(1);
    const record = await recordOf(party);
    expect(record.fairness!.salts).toEqual([]);
    expect(record.seed).toBe(seedOf(record));
  });
});

describe('salts', () => {
  async function started(salted = true): Promise<TestTable> {
    const party = await fullTable('straw', { seats: ['open', 'me', 'open'], salted });
    await ok(party.ann.start());
    return party;
  }

  test('all who committed are waited for', async () => {
    const party = await started();
    const { ann, bob, cleo, environment } = party;
    await ok(cleo.reveal());
    await ok(ann.reveal());
    await environment.time.pass(1000);
    expect(await statusOf(party)).toBe('starting');
    await ok(bob.reveal());
    await environment.time.pass(0);
    expect(await statusOf(party)).toBe('playing');
    expect(bob.stream!.types).toEqual(['started', 'revealed', 'revealed', 'revealed', 'begun']);
  });

  test('the seed follows from the secret and the salts in seat order', async () => {
    const party = await started();
    const { ann, bob, cleo } = party;
    for (const guest of [cleo, ann, bob]) await ok(guest.reveal());
    const record = await recordOf(party);
    expect(record.seed).toBe(seedOf(record, bob.salt, ann.salt, cleo.salt));
    const { commitment } = await ann.card();
    expect(record.fairness).toMatchObject({
      commitment,
      salts: [bob, ann, cleo].map(({ commitment, salt }, seat) => ({ seat, commitment, salt })),
    });
  });

  test('who does not reveal is waited for three seconds; then the deck is sealed anew', async () => {
    const party = await started();
    const { ann, bob, cleo, environment } = party;
    const first = (await ann.card()).commitment;
    for (const guest of [ann, cleo]) await ok(guest.reveal());
    await environment.time.pass(2999);
    expect(await ann.card()).toMatchObject({ status: 'starting', sealing: 'reveal', sealings: 1, commitment: first });
    await environment.time.pass(1);
    const card = await ann.card();
    expect(card).toMatchObject({ status: 'starting', sealing: 'commit', sealings: 2 });
    expect(card.commitment).not.toBe(first);
    expect(card.seats).toMatchObject(Array(3).fill({ commitment: null, revealed: false, unsalted: false }));
    expect(ann.stream!.news.at(-1)).toEqual({ type: 'sealed', missing: [0] });
    expect(await whyNot(bob.reveal())).toBe('not-starting');
  });

  test('all promise anew, then give, and the record lists the seal that was broken', async () => {
    const party = await started();
    const { ann, bob, cleo, environment } = party;
    for (const guest of [ann, cleo]) await ok(guest.reveal());
    await environment.time.pass(3000);
    for (const guest of party.seated) {
      expect(await whyNot(guest.sit({ commitment: guest.commitment }))).toBe('bad-salt');
      guest.drawAnew();
      await ok(guest.sit({ commitment: guest.commitment }));
      expect(await whyNot(guest.sit({ commitment: 'f'.repeat(64) }))).toBe('not-starting');
    }
    await environment.time.pass(0);
    expect(await ann.card()).toMatchObject({ status: 'starting', sealing: 'reveal', sealings: 2 });
    for (const guest of party.seated) await ok(guest.reveal());
    const record = await recordOf(party);
    expect(record.seed).toBe(seedOf(record, bob.salt, ann.salt, cleo.salt));
    expect(record.fairness!.sealings).toHaveLength(1);
    expect(record.fairness!.sealings![0]!.salts.map(({ salt }) => salt === null)).toEqual([true, false, false]);
    expect(verify(JSON.stringify(record), GAMES)).toEqual([]);
  });

  test('who fails twice plays without one, which is said before the first card', async () => {
    const party = await started();
    const { ann, bob, cleo, environment } = party;
    for (const guest of [ann, cleo]) await ok(guest.reveal());
    await environment.time.pass(3000);
    for (const guest of [ann, cleo]) {
      guest.drawAnew();
      await ok(guest.sit({ commitment: guest.commitment }));
    }
    await environment.time.pass(2999);
    expect((await ann.card()).sealing).toBe('commit');
    await environment.time.pass(1);
    expect(ann.stream!.types.slice(-2)).toEqual(['started', 'unsalted']);
    for (const guest of [ann, cleo]) await ok(guest.reveal());
    const record = await recordOf(party);
    expect((await bob.card()).seats[0]).toMatchObject({ unsalted: true, commitment: null });
    expect(record.fairness!.salts.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(verify(JSON.stringify(record), GAMES)).toEqual([]);
  });

  test('who is gone is not waited for a second time', async () => {
    const party = await started();
    const { ann, bob, cleo, environment } = party;
    for (const guest of [ann, cleo]) await ok(guest.reveal());
    await ok(bob.leave());
    await environment.time.pass(3000);
    for (const guest of [ann, cleo]) {
      guest.drawAnew();
      await ok(guest.sit({ commitment: guest.commitment }));
    }
    await environment.time.pass(0);
    expect((await ann.card()).sealing).toBe('reveal');
  });

  test('who committed to nothing is not waited for', async () => {
    const party = await fullTable('straw');
    const { ann, bob, environment } = party;
    await ok(ann.sit({ commitment: ann.commitment }));
    await ok(ann.start());
    expect(await whyNot(bob.reveal())).toBe('bad-salt');
    await ok(ann.reveal());
    await environment.time.pass(0);
    expect(await statusOf(party)).toBe('playing');
  });

  test('a commitment stands once it is given', async () => {
    const party = await fullTable('straw', { salted: true });
    expect(await ok(party.ann.sit({ commitment: party.bob.commitment }))).toBe(0);
    expect((await party.ann.card()).seats[0]).toMatchObject({ commitment: party.ann.commitment, revealed: false });
  });

  test('only the one that was committed to is taken', async () => {
    const { ann, bob, cleo } = await started();
    expect(await whyNot(ann.reveal(bob.salt))).toBe('bad-salt');
    await ok(ann.reveal());
    expect(await whyNot(ann.reveal(cleo.salt))).toBe('bad-salt');
    expect((await bob.card()).seats[1]).toMatchObject({ revealed: true });
  });

  test('given twice is given once', async () => {
    const party = await started();
    await ok(party.ann.reveal());
    expect(await ok(party.ann.reveal())).toBeNull();
    expect((await kindsOf(party)).filter((kind) => kind === 'revealed')).toHaveLength(1);
  });

  test('none is taken before the start, or from who does not sit there', async () => {
    const { ann, cleo } = await fullTable('straw', { salted: true });
    expect(await whyNot(ann.reveal())).toBe('not-starting');
    expect(await whyNot(cleo.reveal())).toBe('not-seated');
  });
});
