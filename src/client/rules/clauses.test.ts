import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { CARDS, KINDS } from '../../games/straw/cards.ts';
import { rulesStraw as en } from '../words/en/rules-straw.ts';
import { rulesStraw as fr } from '../words/fr/rules-straw.ts';
import { CHAPTERS, RULINGS } from './clauses.ts';

const read = (path: string): Promise<string> => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8');
const RULES = await read('rules/straw.en.md');
const SHOWN: readonly string[] = Object.values(CHAPTERS).flat();

/** What `rules/` says in each clause, without its marks. */
const WRITTEN = Object.fromEntries(
  [...RULES.matchAll(/^- \*\*(S\d+[a-z]?)\*\* (.*(?:\n {2}.*)*)/gm)].map(([, clause, text]) => [
    clause!,
    text!.replace(/\s+/g, ' '),
  ]),
);
const plain = (text: string): string =>
  text
    .replace(/^\*Ruling:\* /, '')
    .replaceAll('*', '')
    .replaceAll("'", '’');
const begun = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

describe('the rules of Straw on the web', () => {
  test('have every clause of rules/, in its order', () => {
    expect(SHOWN).toEqual(Object.keys(WRITTEN));
  });

  test('have every clause that a refusal can name', async () => {
    const named = [...(await read('src/games/straw/refuse.ts')).matchAll(/'(S\d+[a-z]?)'/g)].map(
      ([, clause]) => clause!,
    );
    expect(new Set(named)).toEqual(new Set(['S4', 'S7', 'S9', 'S10', 'S16']));
    expect(SHOWN).toEqual(expect.arrayContaining(named));
  });

  test('say in English what rules/ says', () => {
    const written = Object.entries(WRITTEN).map(([clause, text]) => [clause, begun(plain(text))]);
    expect(en.says).toEqual(Object.fromEntries(written));
    expect(RULES.replace(/\s+/g, ' ').replaceAll("'", '’')).toContain(en.knowSays);
  });

  test('mark the rulings that rules/ marks', () => {
    const marked = Object.keys(WRITTEN).filter((clause) => WRITTEN[clause]!.startsWith('*Ruling:*'));
    expect(RULINGS).toEqual(marked);
  });

  test.each([
    ['English', en],
    ['French', fr],
  ])('have a text for every clause: %s', (_, words) => {
    expect(Object.keys(words.says)).toEqual(SHOWN);
    expect(Object.values(words.says).filter((text) => text.trim() === '')).toEqual([]);
  });

  test('are no English left in French, and name the same numbers', () => {
    const numbersIn = (text: string): string[] => text.match(/\d+/g)?.toSorted() ?? [];
    for (const clause of Object.keys(en.says) as (keyof typeof en.says)[]) {
      expect(fr.says[clause], clause).not.toBe(en.says[clause]);
      expect(numbersIn(fr.says[clause]), clause).toEqual(numbersIn(en.says[clause]));
    }
    expect(numbersIn(fr.endingSays)).toEqual(numbersIn(en.endingSays));
  });

  test('count the cards as the game does', () => {
    const rows = [...RULES.matchAll(/^\| (.+?) \| (.+?) \| (.+?) \| (.+?) \|$/gm)].map((row) => row.slice(1));
    expect([en.deck.head, ...en.deck.rows]).toEqual(rows);
    const counts = KINDS.map((kind) => CARDS.find((line) => line.kind === kind)!.count);
    for (const { deck } of [en, fr]) expect(deck.rows.map(([, count]) => Number.parseInt(count!, 10))).toEqual(counts);
  });
});
