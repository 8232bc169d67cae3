import { describe, expect, test } from 'vitest';
import { verify } from '../../engine/record/verify.ts';
import { GAMES } from '../../games/games.ts';
import type { CourtePailleView } from '../../games/courte-paille/view.ts';
import type { Guest } from '../testing/guest.ts';
import { begunTable, logOf, playOn, type TestTable } from '../testing/guests.ts';
import { ok } from '../testing/results.ts';

const SEATS = ['me', 'open', 'open'] as const;
const begun = (): Promise<TestTable> => begunTable('courte-paille', { seats: [...SEATS] });
const chosenSeenBy = (guest: Guest): (string | null | undefined)[] =>
  (guest.sees.view as CourtePailleView).seats.map(({ chosen }) => chosen);
const cardIn = (move: string): string => move.split(' ')[1]!;

describe('choosing in secret', () => {
  test.each([
    ['Ann, then Bob', [0, 1, 2]],
    ['Bob, then Ann', [1, 0, 2]],
    ['Cleo first', [2, 1, 0]],
  ])('in any order, nobody makes another one stale: %s', async (_, order) => {
    const { seated } = await begun();
    const wishes = seated.map((guest) => ({ ask: guest.ask, move: guest.moves[0]! }));
    for (const seat of order) {
      const { ask, move } = wishes[seat]!;
      expect(await ok(seated[seat]!.move(ask, move))).toMatchObject({ ask, move });
    }
    const [chose] = seated[0]!.stream!.messages.at(-1)!.events;
    expect(chose).toEqual({ type: 'chose', cards: wishes.map(({ move }) => cardIn(move)) });
  });

  test('at the same moment', async () => {
    const { seated } = await begun();
    const answers = await Promise.all(seated.map((guest) => guest.answer()));
    expect(answers.map(({ ask }) => ask)).toEqual([1, 1, 1]);
    expect(seated[0]!.stream!.messages.at(-1)!.events[0]).toMatchObject({ type: 'chose' });
  });

  test('others see who has chosen, but not what', async () => {
    const { ann, bob } = await begun();
    const move = ann.moves[1]!;
    await ann.answer(move);
    expect(chosenSeenBy(ann)).toEqual([cardIn(move), undefined, undefined]);
    expect(chosenSeenBy(bob)).toEqual([null, undefined, undefined]);
    expect(bob.sees.waiting).toEqual([1, 2]);
  });

  test('others are sent the same, to the letter, whatever was chosen', async () => {
    const sentTo = async (choice: number, changed: number[]): Promise<string[]> => {
      const { ann, bob, cleo, environment } = await begun();
      for (const i of [choice, ...changed]) await ann.answer(ann.moves[i]);
      await environment.time.pass(1000);
      await cleo.answer(cleo.moves[0]);
      return [...bob.stream!.texts, ...cleo.stream!.texts.slice(0, -1)];
    };
    const first = await sentTo(0, []);
    expect(await sentTo(1, [])).toEqual(first);
    expect(await sentTo(2, [])).toEqual(first);
    expect(await sentTo(2, [1, 0])).toEqual(first);
  });
});

describe('choosing another card', () => {
  test('is sent to nobody else: no message and no number', async () => {
    const { ann, bob, tables, id } = await begun();
    await ann.answer(ann.moves[0]);
    const before = [...bob.stream!.texts];
    const { seq } = await tables.look(id, undefined).then(ok);
    const other = ann.moves[1]!;
    const moved = await ann.answer(other);
    expect(moved.seq).toBe(ann.sees.seq);
    expect(chosenSeenBy(ann)[0]).toBe(cardIn(other));
    expect(bob.stream!.texts).toEqual(before);
    expect((await ok(tables.look(id, undefined))).seq).toBe(seq);
    expect((await bob.look()).seq).toBe(bob.sees.seq);
  });

  test('does not show in when the table seems to have changed', async () => {
    const { ann, bob, environment } = await begun();
    await ann.answer(ann.moves[0]);
    const before = await bob.look();
    await environment.time.pass(3000);
    await ann.answer(ann.moves[1]);
    expect(await bob.look()).toEqual(before);
  });

  test('as often as one likes: the last word counts, in the record too', async () => {
    const party = await begun();
    const { ann, bob, cleo, tables, id } = party;
    for (const i of [0, 1, 2, 1]) await ann.answer(ann.moves[i]);
    const last = ann.moves[1]!;
    await bob.answer();
    await cleo.answer();
    await playOn(party);
    const record = await ok(tables.record(id));
    expect(record.moves[0]).toEqual({ seat: 0, move: last });
    expect(record.moves.slice(0, 3).map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(verify(JSON.stringify(record), GAMES)).toEqual([]);
  });

  test('the first choice again is a choice again', async () => {
    const party = await begun();
    const { ann } = party;
    const [one, other] = ann.moves as [string, string];
    await ann.answer(one);
    await ann.answer(other);
    await ann.answer(one);
    expect(chosenSeenBy(ann)[0]).toBe(cardIn(one));
    expect((await logOf(party)).filter(({ kind }) => kind === 'moved')).toHaveLength(3);
  });

  test('is too late once all have chosen', async () => {
    const { ann, bob, cleo } = await begun();
    const second = ann.moves[1]!;
    for (const guest of [ann, bob, cleo]) await guest.answer();
    const late = await ann.move(2, second);
    expect(late).toMatchObject({ problem: { type: 'stale' } });
  });
});
