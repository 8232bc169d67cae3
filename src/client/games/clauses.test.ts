import { readFile, readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { gameOfClause } from '../play/game.ts';
import type { Book, Chapter, Clause, TableWords } from '../play/rules/book.ts';
import { LANGUAGES, type Language } from '../words/languages.ts';
import { GAMES } from './games.ts';

const PROJECT = new URL('../../../', import.meta.url);
const BOOKS = import.meta.glob<Book>('../../../rules/*.*.md', { eager: true, import: 'book' });
const TRANSLATED = Object.keys(LANGUAGES).filter((language) => language !== 'en');

/** What stands before a ruling that is a whole clause, and before one that comes after what is printed. */
const MARKS: Readonly<Record<Language, readonly [whole: string, inPart: string]>> = {
  en: ['*Ruling:*', '*In part a ruling:*'],
  fr: ['*Décision :*', '*En partie une décision :*'],
};

/** Clauses that are printed, but not in all they say. */
const IN_PART: Readonly<Record<string, readonly string[]>> = {
  straw: ['S2'],
  'courte-paille': ['C4', 'C5', 'C8', 'C12', 'C13', 'C14', 'C24'],
  'str8-eight': ['E2', 'E3', 'E4'],
};

const bookOf = (game: string, language: string): Book => BOOKS[`../../../rules/${game}.${language}.md`]!;
const clausesOf = ({ chapters }: Book): Clause[] => chapters.flatMap(({ clauses }) => clauses);
const numbersIn = (text: string): string[] => text.match(/\d+/g)?.toSorted() ?? [];
const cellsOf = (table: TableWords | undefined): string[][][] | undefined =>
  table && [table.head, ...table.rows].map((row) => row.map(numbersIn));

/** What must be the same in every language: the order of clauses, what of them is a ruling, and every number. */
const shapeOf = ({ clauses, intro, example }: Chapter) => ({
  intro: numbersIn(intro ?? ''),
  clauses: clauses.map(({ id, name, printed, ruling, table }) => [
    id,
    name !== undefined,
    printed && numbersIn(printed),
    ruling && numbersIn(ruling),
    cellsOf(table),
  ]),
  example: example && [numbersIn(example.says), cellsOf(example.table), numbersIn(example.more ?? '')],
});

async function clausesNamedIn(path: string): Promise<string[]> {
  const folder = new URL(path, PROJECT);
  const files = (await readdir(folder)).filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'));
  const sources = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')));
  return sources.flatMap((source) => source.match(/(?<=')[A-Z]\d+[a-z]?(?=')/g) ?? []);
}

test('every game has its rules in every language', () => {
  const files = GAMES.flatMap(({ id }) => Object.keys(LANGUAGES).map((one) => `../../../rules/${id}.${one}.md`));
  expect(Object.keys(BOOKS).toSorted()).toEqual(files.toSorted());
});

describe.each(GAMES.map(({ id }) => id))('the rules of %s', (game) => {
  const book = bookOf(game, 'en');
  const ids = clausesOf(book).map(({ id }) => id);

  test('have each clause once, under a name of this game', () => {
    expect(ids.length).toBeGreaterThan(20);
    expect(ids).toEqual([...new Set(ids)]);
    expect(new Set(ids.map((id) => gameOfClause(id, GAMES)?.id))).toEqual(new Set([game]));
  });

  test.each([`src/games/${game}/`, `src/client/games/${game}/rules/`])(
    'have every clause named in %s',
    async (path) => {
      const named = await clausesNamedIn(path);
      expect(named.length).toBeGreaterThan(3);
      expect(ids).toEqual(expect.arrayContaining(named));
    },
  );

  test.each(Object.keys(MARKS))(
    'mark what this table decided, wholly or in part, and only that, in %s',
    async (language) => {
      const written = (await readFile(new URL(`rules/${game}.${language}.md`, PROJECT), 'utf8')).replace(/\s+/g, ' ');
      const decided = clausesOf(bookOf(game, language)).filter(({ ruling }) => ruling !== undefined);
      const whole = decided.filter(({ printed }) => printed === undefined);
      const inPart = decided.filter(({ printed }) => printed !== undefined).map(({ id }) => id);
      const [wholly, partly] = MARKS[language as Language].map((mark) => written.split(mark).length - 1);
      expect(whole.length).toBeGreaterThan(3);
      expect([wholly, partly]).toEqual([whole.length, inPart.length]);
      expect(inPart).toEqual(IN_PART[game]);
    },
  );

  test('give the reason for what of a printed clause is not', () => {
    const inPart = clausesOf(book).filter(({ printed, ruling }) => printed !== undefined && ruling !== undefined);
    const without = inPart.filter(({ ruling }) => !/because|C9 says no/.test(ruling!));
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  test.each(TRANSLATED)('name the same clauses, rulings and numbers in %s', (language) => {
    const { chapters, more } = bookOf(game, language);
    expect(chapters.map(shapeOf)).toEqual(book.chapters.map(shapeOf));
    expect(more.map(({ says }) => numbersIn(says))).toEqual(book.more.map(({ says }) => numbersIn(says)));
  });

  test.each(TRANSLATED)('are no English left in %s', (language) => {
    const english = new Set(textsOf(book));
    expect(textsOf(bookOf(game, language)).filter((text) => text.trim() === '' || english.has(text))).toEqual([]);
  });
});

/** Without names of clauses: some are French in English, too. */
function textsOf(book: Book): string[] {
  const clauses = clausesOf(book).flatMap(({ printed, ruling }) => [printed, ruling]);
  const chapters = book.chapters.flatMap(({ title, intro }) => [title, intro]);
  const more = book.more.flatMap(({ title, says }) => [title, says]);
  return [book.credit, ...chapters, ...clauses, ...more].filter((text) => text !== undefined);
}
