import { afterEach, describe, expect, test } from 'vitest';
import type { MatchRecord } from '../../engine/record/record.ts';
import { sealed } from '../../engine/record/seal.ts';
import { CHOSEN, forged, handOfFirst, untilItSuits } from '../../server/testing/crooked.ts';
import { leave } from '../../server/testing/party.ts';
import { after, cardIn, commitmentOf, recorded, starting, type SaltedParty } from '../../server/testing/salted.ts';
import type { Entry, Fact } from '../../table/log/entry.ts';
import { REVEAL } from '../../table/times.ts';
import { BOTS_VERSION } from '../../bots/version.ts';
import { verified } from '../testing/verified.ts';

/*
 * A server whose operator cheats. People do all that they should, through the real door, and are told that all is well; the log
 * is rewritten so that everything follows from it.
 */

let all: SaltedParty;
afterEach(() => leave(all));

const BEGUN: Fact = { kind: 'begun', bots: BOTS_VERSION };
const WITHOUT_YOURS = 'dealt without your number';

/** Ann and Bob have given their numbers, and were told so. */
async function given(): Promise<void> {
  all = await starting(undefined, { environment: { random: untilItSuits() } });
  for (const giver of Object.values(all.giving)) expect((await giver.reveal()).status).toBe(204);
}

async function recordAfter(forge: (log: readonly Entry[]) => readonly Fact[]): Promise<MatchRecord> {
  await given();
  all = await forged(all, forge);
  return recorded(all);
}

const isReveal = (fact: Fact, seat?: number): boolean =>
  fact.kind === 'revealed' && (seat === undefined || fact.seat === seat);

/** As if this seat had promised and given another number. */
function withSalt(fact: Fact, seat: number, salt: string): Fact {
  if (fact.kind === 'sat' && fact.seat === seat) return { ...fact, commitment: commitmentOf(salt) };
  return fact.kind === 'revealed' && fact.seat === seat ? { ...fact, salt } : fact;
}

/** No sentence blames somebody whose number was given. */
function expectNoBlame(says: readonly string[]): void {
  expect(says.join('\n')).not.toMatch(/\b(ann|bob|did not reveal|refused|failed|fault of)\b/i);
}

describe('a deal that was chosen', () => {
  test("without anybody's number", async () => {
    const record = await recordAfter((log) => [...log.filter((entry) => !isReveal(entry)), BEGUN]);
    expect(handOfFirst(record.events)).toEqual(expect.arrayContaining(CHOSEN));
    const { code, says } = verified(record);
    expect([code, says]).toEqual([
      3,
      [
        'the numbers of 0 of 2 people count; sealed once',
        'not all that was promised is in it: the numbers of seats 0 and 1 were promised, and are not in it: ' +
          'the server left them out, or they did not arrive in time',
      ],
    ]);
    const own = verified(record, '--salt', all.giving.bob.salt, '--seal', record.fairness!.commitment);
    expect(own.code).toBe(3);
    expect(own.says.at(-1)).toBe(
      `${WITHOUT_YOURS}: it was promised, and is not in it: the server left it out, or it did not arrive in time. ` +
        'If your program was told that it had arrived, it was the server. ' +
        'So nothing shows you that whoever runs the server did not choose these cards.',
    );
    expectNoBlame(own.says);
  });

  test("without one person's number", async () => {
    const record = await recordAfter((log) => [...log.filter((entry) => !isReveal(entry, 1)), BEGUN]);
    const { ann, bob } = all.giving;
    const { code, says } = verified(record, '--salt', bob.salt);
    expect(code).toBe(3);
    expect(says[0]).toBe('the numbers of 1 of 2 people count; sealed once');
    expect(says[1]).toContain('the number of seat 1 was promised, and is not in it');
    expect(says[2]).toContain(WITHOUT_YOURS);
    expectNoBlame(says);
    // hers is in it, but not all are
    expect(verified(record, '--salt', ann.salt)).toMatchObject({
      code: 3,
      says: { 2: expect.stringContaining('your number is in it') },
    });
  });

  test('as if nobody had promised one', async () => {
    const record = await recordAfter((log) => [
      ...log
        .filter((entry) => !isReveal(entry))
        .map((entry) => (entry.kind === 'sat' ? { ...entry, commitment: null } : entry)),
      BEGUN,
    ]);
    expect(handOfFirst(record.events)).toEqual(expect.arrayContaining(CHOSEN));
    expect(record.fairness!.salts).toEqual([]);
    // from the record alone nobody can tell; it says at least that no number counts
    expect(verified(record)).toEqual({ code: 0, says: ['the numbers of 0 of 2 people count; sealed once'] });
    const { code, says } = verified(record, '--salt', all.giving.ann.salt);
    expect([code, says.at(-1)]).toEqual([3, expect.stringContaining(`${WITHOUT_YOURS}: it is nowhere in the record`)]);
  });

  test('by a number of an accomplice that was chosen last', async () => {
    await given();
    const shown = cardIn(all).seats.map((seat) => (seat.kind === 'person' ? seat.commitment! : ''));
    const late = 'cd'.repeat(32);
    all = await forged(all, (log) => [...log.map((entry) => withSalt(entry, 1, late)), BEGUN]);
    const record = await recorded(all);
    const own = ['--salt', all.giving.ann.salt, '--seal', record.fairness!.commitment];
    // Bob is in it, so that Ann has to look at what he had promised
    expect(verified(record, ...own).code).toBe(0);
    const { code, says } = verified(record, ...own, '--promises', shown.join());
    expect(code).toBe(1);
    expect(says).toContain('broken: seat 1 has another number in it than was promised when you gave yours');
  });

  test('in the old way, as servers wrote it once: it folds, and is not called well', async () => {
    const record = await recordAfter((log) => [...log.filter((entry) => !isReveal(entry, 0)), { kind: 'begun' }]);
    expect(record).not.toHaveProperty('bots');
    expect(record.outcome).not.toBeNull();
    expect(verified(record).code).toBe(3);
  });
});

describe('a false sealing', () => {
  const SECRET = 'ab'.repeat(32);
  const SEALED: Fact = { kind: 'sealed', secret: SECRET };

  /** The people promise and give once more, as they are asked to. */
  async function onceMore(): Promise<MatchRecord> {
    const givers = Object.values(all.giving);
    for (const giver of givers) expect((await giver.commit()).status).toBe(200);
    await after(all, 0, ({ sealing }) => sealing === 'reveal');
    for (const giver of givers) expect((await giver.reveal()).status).toBe(204);
    return recorded(all);
  }

  test('of a deck whose numbers had all been given is broken', async () => {
    await given();
    all = await forged(all, (log) => [...log, SEALED]);
    const { code, says } = verified(await onceMore());
    expect([code, says]).toEqual([
      1,
      ['fairness.sealings[0] was broken although no salt was missing: the deck must not be sealed anew then'],
    ]);
  });

  test('that claims a number was missing is seen by whoever gave it', async () => {
    await given();
    all = await forged(all, (log) => [...log.filter((entry) => !isReveal(entry, 1)), SEALED]);
    const record = await onceMore();
    const { ann, bob } = all.giving;
    const unasked = verified(record);
    expect(unasked.code).toBe(0);
    expect(unasked.says[0]).toBe('the numbers of 2 of 2 people count; sealed twice');
    expectNoBlame(unasked.says);
    const [first, last] = bob.salts;
    expect(verified(record, '--salt', last!)).toMatchObject({ code: 0, says: { 2: 'your number is in it, one of 2' } });
    const { code, says } = verified(record, '--salt', first!);
    expect([code, says.at(-1)]).toEqual([
      3,
      `${WITHOUT_YOURS}: for seal 1 of 2 it was promised, and is not in it: the server left it out, or it did not arrive in time. ` +
        'If your program was told that it had arrived, the server has looked at one deal and dealt another. ' +
        'What counts is the number that you gave for the last seal.',
    ]);
    const hers = verified(record, '--salt', ann.salts[0]!);
    expect([hers.code, hers.says.at(-1)]).toEqual([
      3,
      `${WITHOUT_YOURS}: it was given for seal 1 of 2, which came to nothing for want of another. What counts is the number that you gave for the last seal.`,
    ]);
  });

  test('that is hidden afterwards is seen by whoever was shown the first seal', async () => {
    all = await starting();
    const first = cardIn(all).commitment;
    await all.giving.ann.reveal();
    await after(all, REVEAL, ({ sealing }) => sealing === 'commit');
    const givers = Object.values(all.giving);
    for (const giver of givers) await giver.commit();
    await after(all, 0, ({ sealing }) => sealing === 'reveal');
    all = await forged(all, hidden);
    for (const giver of givers)
      expect((await all.giving[giver === givers[0] ? 'ann' : 'bob'].reveal()).status).toBe(204);
    const record = await recorded(all);
    const own = ['--salt', all.giving.ann.salt];
    expect(verified(record, ...own)).toMatchObject({ code: 0, says: { 0: expect.stringContaining('sealed once') } });
    const { code, says } = verified(record, ...own, '--seal', first);
    expect(code).toBe(1);
    expect(says[1]).toMatch(/^broken: the seal that you were shown is not in it/);
  });
});

/** As if the deck had been sealed once, the second way. */
function hidden(log: readonly Entry[]): Fact[] {
  const at = log.findIndex(({ kind }) => kind === 'sealed');
  const { secret } = log[at] as Extract<Entry, { kind: 'sealed' }>;
  const promised = new Map(
    log.flatMap((entry) => (entry.kind === 'committed' ? [[entry.seat, entry.commitment]] : [])),
  );
  const before = log
    .slice(0, at)
    .filter(({ kind }) => kind !== 'started' && kind !== 'revealed')
    .map((entry): Fact => {
      if (entry.kind === 'opened') return { ...entry, secret };
      return entry.kind === 'sat' ? { ...entry, commitment: promised.get(entry.seat)! } : entry;
    });
  return [...before, { kind: 'started' }];
}

test('a second seal that is not the one that was shown is found out', async () => {
  all = await starting();
  const seals = [cardIn(all).commitment];
  await all.giving.ann.reveal();
  await after(all, REVEAL, ({ sealing }) => sealing === 'commit');
  seals.push(cardIn(all).commitment);
  for (const giver of Object.values(all.giving)) await giver.commit();
  await after(all, 0, ({ sealing }) => sealing === 'reveal');
  for (const giver of Object.values(all.giving)) await giver.reveal();
  all = await forged(all, (log) => [
    ...log.map((entry): Fact => (entry.kind === 'sealed' ? { ...entry, secret: 'ef'.repeat(32) } : entry)),
    BEGUN,
  ]);
  const record = await recorded(all);
  expect(verified(record, '--seal', seals[0]!).code).toBe(0);
  expect(verified(record, '--seal', seals.join())).toMatchObject({
    code: 1,
    says: { 3: expect.stringMatching(/^broken/) },
  });
});

test('a record from which all of this was taken out is not taken for one with your number', async () => {
  await given();
  const { fairness, ...rest } = await recorded(all);
  const record = sealed(rest as MatchRecord);
  expect(verified(record)).toEqual({ code: 0, says: [] });
  expect(verified(record, '--salt', all.giving.ann.salt).code).toBe(3);
  expect(verified(record, '--seal', fairness!.commitment).code).toBe(1);
});
