import { describe, expect, test } from 'vitest';
import { hint } from '../../protocol/analysis.ts';
import { askedFirst, begunTable, playOn, testTable, type Wish } from '../testing/guests.ts';
import { ok, whyNot } from '../testing/results.ts';

const ALONE: Wish = { seats: ['me', { bot: 'random' }] };

describe('a hint', () => {
  test('says what each of my moves is worth, best first', async () => {
    const { tables, id, ann } = await begunTable('straw', ALONE);
    const given = hint.parse(await ok(tables.hint(id, 'ann')));
    expect(given.options.map(({ move }) => move).sort()).toEqual([...ann.moves].sort());
    const chances = given.options.map(({ chance }) => chance);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
  });

  test('is for my own open question', async () => {
    const party = await begunTable('straw', { hints: true });
    const [asked, other] = askedFirst(party);
    expect(await whyNot(party.tables.hint(party.id, asked.id))).toBeUndefined();
    expect(await whyNot(party.tables.hint(party.id, other.id))).toBe('not-asked');
    expect(await whyNot(party.tables.hint(party.id, 'cleo'))).toBe('not-seated');
    await playOn(party);
    expect(await whyNot(party.tables.hint(party.id, asked.id))).toBe('not-playing');
  });

  test('is not given before the match', async () => {
    const { tables, id } = await testTable('straw');
    expect(await whyNot(tables.hint(id, 'ann'))).toBe('not-playing');
  });
});

describe('whether there are hints', () => {
  test.each([
    ['alone against bots', ALONE, true],
    ['alone, if the host wants none', { ...ALONE, hints: false }, false],
    ['among people', {}, false],
    ['among people, if the host wants them', { hints: true }, true],
  ])('%s: %j', async (_, request: Wish, isAllowed) => {
    const party = await begunTable('straw', request);
    expect(await party.ann.card()).toMatchObject({ hints: isAllowed });
    const why = await whyNot(party.tables.hint(party.id, askedFirst(party)[0].id));
    expect(why).toBe(isAllowed ? undefined : 'no-hints');
  });

  test('shows only once nobody else can sit down', async () => {
    const { ann } = await testTable('straw');
    expect(await ann.card()).toMatchObject({ hints: false });
    await ok(ann.setSeat(1, 'medium'));
    expect(await ann.card()).toMatchObject({ hints: true });
  });

  test('is the same in the rematch', async () => {
    const party = await begunTable('straw', { hints: true });
    await playOn(party);
    const next = await ok(party.ann.rematch());
    expect((await ok(party.tables.look(next, 'ann'))).table).toMatchObject({ hints: true });
  });
});
