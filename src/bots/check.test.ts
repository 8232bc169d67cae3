import { describe, expect, test } from 'vitest';
import type { MatchRecord } from '../engine/record/record.ts';
import { verify } from '../engine/record/verify.ts';
import { GAMES } from '../games/games.ts';
import type { OpenTable } from '../protocol/requests.ts';
import { recordOf as recordFrom } from '../table/log/record.ts';
import { begunTable, logOf, playOn, type TestTable, type Wish } from '../table/testing/guests.ts';
import { ok } from '../table/testing/results.ts';
import { countBotMoves, refuseCheck } from './check.ts';
import { AmpleTime, FEW, foundIn, IDS, played, recordOf, SHORT, stopped } from './testing/checked.ts';
import { BOTS_VERSION } from './version.ts';

const GAMES_AND_FORMS: readonly (readonly [string, Wish])[] = [
  ['straw', {}],
  ['courte-paille', { options: { form: 'single', 'coco-may-sleep': true } }],
  ['courte-paille', { options: { form: 'announced' } }],
  ['str8-eight', { options: { target: 100 } }],
];

const QUICK: OpenTable['seats'] = ['me', { bot: 'random' }, { bot: 'easy' }, { bot: 'medium' }];
const SEARCHING: OpenTable['seats'] = [{ bot: 'hard' }, 'me', { bot: 'master' }];

/** The first moves of a match against a bot that had all the time that it wants. */
async function unstopped(): Promise<MatchRecord> {
  const party = await begunTable('straw', {
    seats: ['me', { bot: 'hard' }],
    given: { thinker: stopped({}), time: new AmpleTime() },
  });
  await playOn(party, 3);
  return recordFrom(await logOf(party), party.environment);
}

describe('bots that see what their seat sees are found again', () => {
  test.each(GAMES_AND_FORMS)('at the levels that do not search: %s %j', async (game, wish) => {
    const record = await played(game, { ...wish, seats: QUICK });
    expect(record).toMatchObject({ bots: BOTS_VERSION, outcome: { scores: expect.anything() } });
    expect(countBotMoves(record)).toBe(record.moves.filter(({ seat }) => seat !== 0).length);
    expect(record.moves.filter(({ effort }) => effort !== undefined)).toEqual([]);
    expect(foundIn(record)).toEqual([]);
  });

  test.each(GAMES_AND_FORMS)('at those that do: %s %j', async (game, wish) => {
    const record = await played(game, { ...wish, seats: SEARCHING });
    const efforts = record.moves.flatMap(({ effort }) => effort ?? []);
    expect(Math.max(...efforts)).toBe(12);
    expect(record.moves.filter(({ seat, effort }) => seat === 1 && effort !== undefined)).toEqual([]);
    expect(foundIn(record)).toEqual([]);
    expect(verify(JSON.stringify(record), GAMES)).toEqual([]);
  });

  test.each([
    ['at the first glance', 0],
    ['at the first look at the clock', 0.000_001],
    ['somewhere on the way', 2],
  ])('where the clock stopped them %s', async (_, ms) => {
    const record = await played('straw', { seats: ['me', { bot: 'hard' }] }, stopped({ ms }));
    const efforts = record.moves.flatMap(({ effort }) => effort ?? []);
    expect(efforts.length).toBeGreaterThan(2);
    expect(Math.max(...efforts)).toBeLessThan(2000);
    expect(foundIn(record)).toEqual([]);
  });

  test('where nothing stopped them', async () => {
    const record = await unstopped();
    expect(record.moves.some(({ effort }) => effort === 2000)).toBe(true);
    expect(foundIn(record)).toEqual([]);
  });

  test.each(IDS)('as stand-ins, for who left, came back and was gone: %s', async (game) => {
    const party = await begunTable(game, { ...SHORT[game], seats: ['open', 'me'], given: { thinker: FEW } });
    await playOn(party, 3);
    await ok(party.bob.leave());
    await playOn({ ...party, seated: [party.ann] }, 2);
    await ok(party.bob.sit());
    await playOn(party, 3);
    party.ann.stream!.hangUp();
    await party.environment.time.pass(60_000);
    await playOn({ ...party, seated: [party.bob] });
    const record = await recordOf(party);
    const standIns = record.moves.filter(({ by }) => by === 'stand-in');
    expect(new Set(standIns.map(({ seat }) => seat)).size).toBe(2);
    expect(countBotMoves(record)).toBe(standIns.length);
    expect(foundIn(record)).toEqual([]);
  });
});

describe('choices in secret', () => {
  const WISH: Wish = {
    seats: [{ bot: 'medium' }, 'me', { bot: 'hard' }, 'open'],
    options: { form: 'single' },
  };

  /** Plays on; what people do before the bots, or after them, is up to the test. */
  async function inTurn(people: (party: TestTable, round: number) => Promise<void>): Promise<MatchRecord> {
    const party = await begunTable('courte-paille', { ...WISH, given: { thinker: FEW, time: new AmpleTime() } });
    for (let round = 0; (await party.ann.card()).status !== 'over'; round++) {
      await people(party, round);
      await party.environment.time.pass(0);
    }
    return recordOf(party);
  }

  async function answerAll({ seated }: TestTable): Promise<void> {
    for (const guest of seated) if (guest.isAsked) await guest.answer();
  }

  /** Who has chosen thinks again, as long as others have not. */
  async function thinkAgain({ seated }: TestTable): Promise<void> {
    for (const guest of seated) if (!guest.isAsked && guest.sees.ask !== null) await guest.answer(guest.moves.at(-1));
  }

  test('of people before the bots', async () => {
    expect(foundIn(await inTurn(answerAll))).toEqual([]);
  });

  test('of some before the bots and of some after them', async () => {
    const record = await inTurn(async (party, round) => {
      const early = party.seated[round % 2]!;
      if (early.isAsked) await early.answer();
      await party.environment.time.pass(0);
      await answerAll(party);
    });
    expect(foundIn(record)).toEqual([]);
  });

  test('of people who think again', async () => {
    let changed = 0;
    const record = await inTurn(async (party) => {
      const [ann, bob] = party.seated;
      if (ann!.isAsked) await ann!.answer();
      const before = ann!.sees.ask?.id;
      await thinkAgain(party);
      await party.environment.time.pass(0);
      await thinkAgain(party);
      if (before !== undefined && ann!.sees.ask?.id !== before) changed++;
      if (bob!.isAsked) await bob!.answer();
    });
    expect(changed).toBeGreaterThan(0);
    expect(foundIn(record)).toEqual([]);
  });

  test('of people who choose and leave, or are chosen for and come back', async () => {
    const record = await inTurn(async (party, round) => {
      const { ann, bob } = party;
      if (round % 3 === 0) await ok(bob.leave());
      await party.environment.time.pass(0);
      await answerAll({ ...party, seated: [ann] });
      if (round % 3 === 1) await ok(bob.sit());
      await answerAll(party);
    });
    expect(record.moves.some(({ by }) => by === 'stand-in')).toBe(true);
    expect(foundIn(record)).toEqual([]);
  });
});

describe('what a record says of a search', () => {
  test.each([
    ['nothing', undefined, 'does not say how far the hard bot searched'],
    ['more than was planned', 1e9, 'effort is 1000000000, but a hard bot makes 2000 iterations here'],
  ])('%s', async (_, effort, says) => {
    const record = await unstopped();
    const place = record.moves.findIndex((one) => one.effort === 2000);
    const { effort: _made, ...move } = record.moves[place]!;
    const moves = record.moves.slice(0, place + 1).with(place, { ...move, ...(effort !== undefined && { effort }) });
    expect(foundIn({ ...record, moves }).at(-1)).toContain(says);
  });

  test('that no bot of this level makes', async () => {
    const record = await played('straw', { seats: ['me', { bot: 'easy' }] });
    const moves = record.moves.map((move) => (move.seat === 1 ? { ...move, effort: 7 } : move));
    expect(foundIn({ ...record, moves })[0]).toContain('effort is 7, but an easy bot makes no iterations here');
  });
});

describe('nobody guesses', () => {
  const record = { seats: [], moves: [] } as unknown as MatchRecord;

  test('what bots of another version play, or of none', () => {
    expect(refuseCheck({ ...record, bots: BOTS_VERSION })).toBeUndefined();
    expect(refuseCheck({ ...record, bots: 99 })).toContain('bots of version 99; this program has version');
    expect(refuseCheck(record)).toContain('does not say which bots played');
  });

  test('where bots of two versions played one match', async () => {
    const party = await begunTable('straw', { seats: ['me', { bot: 'easy' }] });
    await playOn(party);
    const log = await logOf(party);
    const begun = log.findIndex(({ kind }) => kind === 'begun');
    const older = log.with(begun, { kind: 'begun', bots: 0, at: log[begun]!.at });
    expect(recordFrom(older, party.environment).bots).toBe(0);
    const mixed = older.map((entry) => (entry.kind === 'moved' && entry.seat === 1 ? { ...entry, bots: 1 } : entry));
    expect(recordFrom(mixed, party.environment)).not.toHaveProperty('bots');
  });
});
