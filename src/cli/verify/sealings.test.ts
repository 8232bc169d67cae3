import { afterEach, describe, expect, test } from 'vitest';
import type { MatchRecord } from '../../engine/record/record.ts';
import { leave, onward } from '../../server/testing/party.ts';
import {
  after,
  cardIn,
  commitmentOf,
  newsIn,
  promised,
  recorded,
  start,
  startedAnew,
  starting,
  type SaltedParty,
} from '../../server/testing/salted.ts';
import { bothStores, type Kept } from '../../server/testing/stores.ts';
import { COMMIT, REVEAL } from '../../table/times.ts';
import { verified } from '../testing/verified.ts';

const BOTH_COUNT = 'the numbers of 2 of 2 people count';

/** Parties that the tests of this file have left running. */
const running: SaltedParty[] = [];
afterEach(async () => {
  for (const all of running.splice(0)) await leave(all);
});

async function begin(open?: () => Promise<Kept>): Promise<SaltedParty> {
  return kept(await starting(await open?.()));
}

function kept(all: SaltedParty): SaltedParty {
  running.splice(0, running.length, all);
  return all;
}

const isStep =
  (step: string | null, sealings = 2) =>
  (card: { readonly sealing: string | null; readonly sealings: number }): boolean =>
    card.sealing === step && card.sealings === sealings;

/** Ann gives her number, Bob none: the deck is sealed anew. */
async function bobFails(all: SaltedParty, sealings = 2): Promise<void> {
  await all.giving.ann.reveal();
  await after(all, REVEAL, isStep('commit', sealings));
}

async function bothCommit({ giving }: SaltedParty): Promise<void> {
  for (const giver of [giving.ann, giving.bob]) expect((await giver.commit()).status).toBe(200);
}

async function bothReveal({ giving }: SaltedParty): Promise<void> {
  for (const giver of [giving.bob, giving.ann]) expect((await giver.reveal()).status).toBe(204);
}

/** Which problem an answer is. */
function problemIn({ text }: { readonly text: string }): string | undefined {
  return text === '' ? undefined : JSON.parse(text).type?.replace('/api/docs#', '');
}

const missing = (salts: NonNullable<MatchRecord['fairness']>['salts']): number[] =>
  salts.filter(({ salt }) => salt === null).map(({ seat }) => seat);

bothStores((open) => {
  test('who gives every number has a match that was sealed once', async () => {
    const all = await begin(open);
    const seal = cardIn(all).commitment;
    await bothReveal(all);
    const record = await recorded(all);
    expect(record.fairness).not.toHaveProperty('sealings');
    expect(verified(record)).toEqual({ code: 0, says: [`${BOTH_COUNT}; sealed once`] });
    const { ann, bob } = all.giving;
    const promises = [bob.salt, ann.salt].map(commitmentOf);
    expect(verified(record, '--promises', promises.join()).says[1]).toBe(
      'all had promised their numbers when you gave yours',
    );
    const more = verified(record, '--promises', [...promises, seal].join());
    expect([more.code, more.says[1]]).toEqual([1, expect.stringContaining('of which it knows nothing')]);
    const own = ['--salt', bob.salt, '--seal', seal];
    expect(verified(record, ...own)).toEqual({
      code: 0,
      says: [
        `${BOTH_COUNT}; sealed once`,
        'your seal is the one that it was dealt from',
        'your number is in it, one of 2',
      ],
    });
  });

  test('who fails once is asked again, and both numbers count', async () => {
    const all = await begin(open);
    const first = cardIn(all).commitment;
    await bobFails(all);
    expect(newsIn(all, 'cleo').at(-1)).toEqual({ type: 'sealed', missing: [1] });
    const { commitment, seats } = cardIn(all);
    expect(commitment).not.toBe(first);
    expect(seats).toMatchObject([
      { commitment: null, revealed: false },
      { commitment: null, unsalted: false },
    ]);
    await bothCommit(all);
    await after(all, 0, isStep('reveal'));
    await bothReveal(all);
    const record = await recorded(all);
    const { sealings } = record.fairness!;
    expect(sealings).toMatchObject([{ commitment: first, salts: [{ salt: all.giving.ann.salts[0] }, { salt: null }] }]);
    expect(record.fairness!.commitment).toBe(commitment);
    const { code, says } = verified(record, '--salt', all.giving.bob.salt.toUpperCase(), '--seal', first.toUpperCase());
    expect(code).toBe(0);
    expect(says).toEqual([
      `${BOTH_COUNT}; sealed twice`,
      'seal 1 of 2 came to nothing: the number of seat 1 was promised, and is not in it: the server left it out, or it did not arrive in time',
      'your seal is the first of 2',
      'your number is in it, one of 2',
    ]);
    expect(verified(record, '--seal', commitment).says.at(-1)).toContain('your seal is the second of 2');
  });

  test('who fails twice sits without a number, and everybody is told before the first card', async () => {
    const all = await begin(open);
    await bobFails(all);
    await bothCommit(all);
    await after(all, 0, isStep('reveal'));
    await bobFails(all, 3);
    expect(newsIn(all, 'cleo').slice(-2)).toEqual([
      { type: 'sealed', missing: [1] },
      { type: 'unsalted', seat: 1 },
    ]);
    expect(cardIn(all, 'cleo')).toMatchObject({ status: 'starting', seats: [{ unsalted: false }, { unsalted: true }] });
    expect(problemIn(await all.giving.bob.commit())).toBe('not-starting');
    await all.giving.ann.commit();
    await after(all, 0, isStep('reveal', 3));
    await all.giving.ann.reveal();
    const record = await recorded(all);
    expect(record.fairness!.salts.map(({ seat }) => seat)).toEqual([0]);
    expect(record.fairness!.sealings!.map(({ salts }) => missing(salts))).toEqual([[1], [1]]);
    const { code, says } = verified(record, '--salt', all.giving.ann.salt);
    expect([code, says[0], says.at(-1)]).toEqual([
      0,
      'the numbers of 1 of 2 people count; sealed 3 times',
      'your number is in it, the only one',
    ]);
  });

  test('who is not there at all is waited for once, and then no more', async () => {
    const all = kept(await promised(await open()));
    all.streams.bob.close();
    await after(all, 10_000, ({ seats }) => seats[1]!.kind === 'person' && seats[1]!.away);
    await start(all);
    await bobFails(all);
    expect((await all.giving.ann.commit()).status).toBe(200);
    await after(all, 0, isStep('reveal'));
    expect(newsIn(all).slice(-2)).toEqual([{ type: 'started' }, { type: 'unsalted', seat: 1 }]);
    expect((await all.giving.ann.reveal()).status).toBe(204);
    await after(all, 0, ({ status }) => status === 'playing');
    expect(newsIn(all).some(({ type }) => type === 'back')).toBe(false);
  });

  test('a new process goes on at every step', async () => {
    let all = await begin(open);
    all = kept(await startedAnew(all));
    await bobFails(all);
    const seal = cardIn(all).commitment;
    all = kept(await startedAnew(all));
    expect(cardIn(all)).toMatchObject({ sealing: 'commit', sealings: 2, commitment: seal });
    await all.giving.ann.commit();
    all = kept(await startedAnew(all));
    await all.giving.bob.commit();
    await after(all, 0, isStep('reveal'));
    await all.giving.bob.reveal();
    all = kept(await startedAnew(all));
    await all.giving.ann.reveal();
    const record = await recorded(all);
    expect(record.fairness!.commitment).toBe(seal);
    expect(verified(record)).toMatchObject({ code: 0, says: [`${BOTH_COUNT}; sealed twice`, expect.anything()] });
  });
});

describe('when numbers are promised anew', () => {
  test('an old one is refused, of whomever it was, and so is a second one', async () => {
    const all = await begin();
    const { ann, bob } = all.giving;
    await bobFails(all);
    expect(problemIn(await ann.commit(ann.salts[0]))).toBe('bad-salt');
    expect(problemIn(await bob.commit(bob.salts[0]))).toBe('bad-salt');
    expect(problemIn(await bob.commit(ann.salts[0]))).toBe('bad-salt');
    expect((await ann.commit()).status).toBe(200);
    const mine = ann.salt;
    // the same again is an answer that was lost
    expect((await ann.commit(mine)).status).toBe(200);
    expect(problemIn(await ann.commit('ab'.repeat(32)))).toBe('not-starting');
    expect(cardIn(all).seats[0]).toMatchObject({ commitment: commitmentOf(mine) });
  });

  test('none is given before all have promised', async () => {
    const all = await begin();
    await bobFails(all);
    await all.giving.ann.commit();
    expect(problemIn(await all.giving.ann.reveal())).toBe('not-starting');
    await all.giving.bob.commit();
    await after(all, 0, isStep('reveal'));
    expect((await all.giving.ann.reveal()).status).toBe(204);
  });

  test('who promises nothing in time has failed once more', async () => {
    const all = await begin();
    await bobFails(all);
    await all.giving.ann.commit();
    await all.server.environment.time.pass(COMMIT - 1);
    expect(cardIn(all).sealing).toBe('commit');
    await after(all, 1, isStep('reveal'));
    expect(newsIn(all).slice(-2)).toEqual([{ type: 'started' }, { type: 'unsalted', seat: 1 }]);
    await all.giving.ann.reveal();
    const record = await recorded(all);
    expect(verified(record).says[0]).toBe('the numbers of 1 of 2 people count; sealed twice');
  });

  test('nobody may promise what another has promised, and whoever tried promises something else', async () => {
    const all = await begin();
    await bobFails(all);
    const { ann, bob } = all.giving;
    await ann.commit();
    expect(problemIn(await bob.commit(ann.salt))).toBe('bad-salt');
    expect((await bob.commit()).status).toBe(200);
    await after(all, 0, isStep('reveal'));
    await bothReveal(all);
    const record = await recorded(all);
    expect(verified(record, '--salt', ann.salt).code).toBe(0);
  });

  test('who promises what the server did harms nobody', async () => {
    const all = await begin();
    const seal = cardIn(all).commitment;
    await bobFails(all);
    await all.giving.ann.commit();
    const path = `/api/tables/${all.table}/seats`;
    await all.bob.ok('POST', path, { commitment: seal });
    await after(all, 0, isStep('reveal'));
    await bobFails(all, 3);
    await all.giving.ann.commit();
    await after(all, 0, isStep('reveal', 3));
    await all.giving.ann.reveal();
    expect(verified(await recorded(all)).code).toBe(0);
  });
});

test('of several matches the worst counts, and a match off line is passed over in silence', async () => {
  const all = await begin();
  await bothReveal(all);
  await onward(all.server, () => cardIn(all).status === 'playing');
  const record = await recorded(all);
  const { fairness: _, seal: _seal, ...plain } = record;
  const offLine = plain as MatchRecord;
  expect(verified([offLine, record, offLine])).toEqual({ code: 0, says: [`${BOTH_COUNT}; sealed once`] });
  const other = 'c'.repeat(64);
  expect(verified([record, { ...record, seed: other }], '--salt', other).code).toBe(1);
  expect(verified([record, record], '--salt', other).code).toBe(3);
  expect(verified(offLine, '--salt', all.giving.ann.salt)).toMatchObject({
    code: 3,
    says: [expect.stringContaining("dealt without your number: the record has nobody's number")],
  });
  expect(verified(offLine, '--seal', other).code).toBe(1);
});
