import { describe, expect, test } from 'vitest';
import { verify } from '../../engine/record/verify.ts';
import { GAMES } from '../../games/games.ts';
import { Tables } from '../tables.ts';
import type { Guest } from '../testing/guest.ts';
import { begunTable, fullTable, kindsOf, logOf, playOn, type TestTable, type Wish } from '../testing/guests.ts';
import { ok, whyNot } from '../testing/results.ts';

const WISH: Wish = {
  seats: [{ bot: 'medium' }, 'me', 'open'],
  options: { ending: 'each-deals-once' },
  clock: 'relaxed',
};

async function played(request: Wish = WISH): Promise<TestTable> {
  const party = await begunTable('straw', request);
  await playOn(party);
  return party;
}

/** The same party at the table where they play again. */
async function goTo(party: TestTable, id: string): Promise<TestTable> {
  for (const guest of party.seated) {
    guest.table = id;
    await guest.listen();
  }
  return { ...party, id };
}

const secretOf = async (party: TestTable): Promise<unknown> => (await logOf(party))[0];
const playersAt = async (guest: Guest): Promise<unknown[]> =>
  (await guest.card()).seats.map((seat) => ('player' in seat ? seat.player : seat));

describe('playing again', () => {
  test('is for later while the match goes on', async () => {
    const { ann } = await begunTable('straw');
    expect(await whyNot(ann.rematch())).toBe('not-ended');
    const { ann: early } = await fullTable('straw');
    expect(await whyNot(early.rematch())).toBe('not-ended');
  });

  test('is for who played', async () => {
    const { cleo } = await played();
    expect(await whyNot(cleo.rematch())).toBe('not-seated');
  });

  test('the same people and bots sit on their seats again, at a new table with a new secret', async () => {
    const party = await played({ ...WISH, salted: true });
    const { ann } = party;
    const [before, first] = [await ann.card(), await playersAt(ann)];
    const next = await goTo(party, await ok(ann.rematch()));
    const after = await ann.card();
    expect(await playersAt(ann)).toEqual(first);
    expect(after).toMatchObject({ status: 'open', host: 1, game: 'straw', options: before.options, clock: 'relaxed' });
    for (const what of ['id', 'code', 'commitment'] as const) expect(after[what]).not.toBe(before[what]);
    expect(after.seats.map((seat) => ('commitment' in seat ? seat.commitment : null))).toEqual([null, null, null]);
    expect(await secretOf(next)).toHaveProperty('secret', expect.stringMatching(/^[0-9a-f]{64}$/));
    expect(JSON.stringify(await secretOf(next))).not.toContain(
      (await ok(ann.tables.record(party.id))).fairness!.secret,
    );
  });

  test('all who ask come to the same table, at the same moment too', async () => {
    const { ann, bob } = await played();
    const [one, other] = await Promise.all([ok(ann.rematch()), ok(bob.rematch())]);
    expect(one).toBe(other);
    expect(await ok(ann.rematch())).toBe(one);
  });

  test('through another process they come there too', async () => {
    const { ann, bob, environment } = await played();
    bob.tables = new Tables(environment);
    const [one, other] = await Promise.all([ok(ann.rematch()), ok(bob.rematch())]);
    expect(one).toBe(other);
  });

  test('everybody is told where', async () => {
    const party = await played();
    const { ann, bob } = party;
    const table = await ok(bob.rematch());
    await ok(ann.rematch());
    expect(ann.stream!.news.filter(({ type }) => type === 'rematch')).toEqual([{ type: 'rematch', table }]);
    expect((await ann.card()).rematch).toBe(table);
    expect((await kindsOf(party)).filter((kind) => kind === 'rematch')).toHaveLength(1);
  });

  test('new commitments are given by sitting down, then it starts and is played', async () => {
    const party = await played({ ...WISH, salted: true });
    const next = await goTo(party, await ok(party.bob.rematch()));
    const { seated } = next;
    for (const guest of seated) await ok(guest.sit({ commitment: guest.commitment }));
    await ok(party.bob.start());
    for (const guest of seated) await ok(guest.reveal());
    await playOn(next);
    const record = await ok(party.tables.record(next.id));
    expect(record.fairness!.salts.map(({ salt }) => salt)).toEqual(seated.map(({ salt }) => salt));
    expect(verify(JSON.stringify(record), GAMES)).toEqual([]);
    expect(await ok(party.bob.rematch())).not.toBe(next.id);
  });

  test('who asks first is the host, so that nobody waits for one who has left', async () => {
    const party = await begunTable('straw');
    await ok(party.ann.leave());
    await playOn({ ...party, seated: [party.bob] });
    party.bob.table = await ok(party.bob.rematch());
    const { host, seats } = await party.bob.card();
    expect([host, seats[0]]).toEqual([1, { kind: 'open' }]);
    expect(await whyNot(party.bob.start('random'))).toBeUndefined();
  });

  test('nobody is led to a table that was closed since', async () => {
    const party = await played();
    const first = await ok(party.ann.rematch());
    for (const guest of [party.ann, party.bob]) await ok(party.tables.leave(first, guest.id));
    const second = await ok(party.bob.rematch());
    expect(second).not.toBe(first);
    expect(await ok(party.ann.rematch())).toBe(second);
  });

  test('takes another code where one is taken', async () => {
    const syllables = [0, 5, 10, 15];
    let drawn = 0;
    // the first two codes drawn are the same
    const random = (bytes: number): Uint8Array =>
      new Uint8Array(bytes).fill(bytes === 1 ? syllables[drawn++ % 4]! + (drawn > 8 ? 20 : 0) : drawn);
    const party = await played({ given: { random } });
    const before = await party.ann.card();
    party.ann.table = await ok(party.ann.rematch());
    expect((await party.ann.card()).code).not.toBe(before.code);
    expect((await party.ann.card()).id).not.toBe(before.id);
  });
});
