import { readFile, readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { rulesCourte as courteEn } from './courte-paille/words/en/rules.ts';
import { rulesStr8Eight as str8En } from './str8-eight/words/en/rules.ts';
import { rulesStraw as strawEn } from './straw/words/en/rules.ts';
import { rulesCourte as courteFr } from './courte-paille/words/fr/rules.ts';
import { rulesStr8Eight as str8Fr } from './str8-eight/words/fr/rules.ts';
import { rulesStraw as strawFr } from './straw/words/fr/rules.ts';
import type { BookWords, ClauseText } from '../play/rules/book.ts';
import { COURTE_BOOK } from './courte-paille/rules/clauses.ts';
import { gameOfClause } from '../play/game.ts';
import { GAMES } from './games.ts';
import { STR8_EIGHT_BOOK } from './str8-eight/rules/clauses.ts';
import { STRAW_BOOK } from './straw/rules/clauses.ts';

const PROJECT = new URL('../../../', import.meta.url);
const RULING = '*Ruling:* ';
/** What the project's notation is called on the page. */
const CALLED: Readonly<Record<string, string>> = {
  '3x4': '3×4',
  '4x1': '4×1',
  '4x8': '4×8',
  'pass-left': '“pass left”',
  'pass-right': '“pass right”',
  'coco-may-sleep': '“Coco may sleep”',
};

/** What a reader sees of what `rules/` has written. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/`([^`]+)`/g, (_, name: string) => CALLED[name] ?? `“${name}”`)
    .replace(/"([^"]+)"/g, '“$1”')
    .replaceAll('*', '')
    .replaceAll("'", '’');
}
const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const numbersIn = (text: string): string[] => text.match(/\d+/g)?.toSorted() ?? [];
const whole = (text: ClauseText): string => (typeof text === 'string' ? text : text.join(' '));

interface Written {
  readonly name: string;
  /** As it is written, with its marks. */
  readonly text: string;
}

/** The clauses of a file of `rules/`, by their names. */
function clausesOf(rules: string): Map<string, Written> {
  const lines = rules.matchAll(/^- \*\*([A-Z]\d+[a-z]?) ?([^*]*)\*\* (.*(?:\n {2}.*)*)/gm);
  return new Map(
    [...lines].map(([, clause, name, text]) => [clause!, { name: name!, text: text!.replace(/\s+/g, ' ') }]),
  );
}

/** The wording of a clause on the page; what follows on the mark of a ruling is a part of its own. */
function wordingOf({ text }: Written): ClauseText {
  const parts = text.replace(RULING, (mark, at: number) => (at === 0 ? '' : mark)).split(` ${RULING}`);
  const [printed, ruling] = parts.map((part) => begun(plain(part)));
  return ruling === undefined ? printed! : [printed!, ruling];
}

const read = (path: string): Promise<string> => readFile(new URL(path, PROJECT), 'utf8');
/** `own`: so many of the texts behind the clauses are told otherwise than in rules/, whose names for options nobody sees. */
const PAGES = [
  { game: 'straw', book: STRAW_BOOK, en: strawEn.book as BookWords, fr: strawFr.book as BookWords, own: 1 },
  { game: 'courte-paille', book: COURTE_BOOK, en: courteEn.book as BookWords, fr: courteFr.book as BookWords, own: 0 },
  { game: 'str8-eight', book: STR8_EIGHT_BOOK, en: str8En.book as BookWords, fr: str8Fr.book as BookWords, own: 0 },
];

describe.each(PAGES)('the rules of $game on the web', async ({ game, book, en, fr, own }) => {
  const rules = await read(`rules/${game}.en.md`);
  const written = clausesOf(rules);
  const shown = Object.values(book.chapters).flat();

  test('have every clause of rules/, in its order', () => {
    expect(shown.length).toBeGreaterThan(20);
    expect(shown).toEqual([...written.keys()]);
    expect(new Set(shown.map((clause) => gameOfClause(clause, GAMES)?.id))).toEqual(new Set([game]));
  });

  test('have every clause that the game can name', async () => {
    const folder = new URL(`src/games/${game}/`, PROJECT);
    const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
    const sources = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')));
    const named = sources.flatMap((source) => source.match(/(?<=')[SCE]\d+[a-z]?(?=')/g) ?? []);
    expect(named.length).toBeGreaterThan(3);
    expect(shown).toEqual(expect.arrayContaining(named));
  });

  test('say in English what rules/ says', () => {
    const wordings = [...written].map(([clause, one]) => [clause, wordingOf(one)]);
    expect(en.says).toEqual(Object.fromEntries(wordings));
    const named = [...written].filter(([, { name }]) => name !== '').map(([clause, { name }]) => [clause, name]);
    expect(en.names ?? {}).toEqual(Object.fromEntries(named));
    for (const { title, says } of en.more.slice(own)) expect(plain(rules), title).toContain(says);
    expect(plain(rules)).toContain(en.credit);
  });

  test('mark the rulings that rules/ marks', () => {
    const marked = [...written].filter(([, { text }]) => text.startsWith(RULING));
    expect(book.rulings).toEqual(marked.map(([clause]) => clause));
  });

  test.each([
    ['English', en],
    ['French', fr],
  ])('have a text for every clause: %s', (_, words) => {
    expect(Object.keys(words.says)).toEqual(shown);
    expect(Object.values(words.says).filter((text) => whole(text).trim() === '')).toEqual([]);
    expect(Object.keys(words.chapters)).toEqual(Object.keys(book.chapters));
  });

  test('are no English left in French, and name the same numbers and clauses', () => {
    for (const clause of shown) {
      const [english, french] = [en.says[clause]!, fr.says[clause]!];
      expect(whole(french), clause).not.toBe(whole(english));
      expect(numbersIn(whole(french)), clause).toEqual(numbersIn(whole(english)));
      expect(typeof french, clause).toBe(typeof english);
    }
    for (const [i, { says }] of fr.more.entries()) expect(numbersIn(says)).toEqual(numbersIn(en.more[i]!.says));
  });
});
