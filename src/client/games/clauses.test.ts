import { readFile, readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { gameOfClause } from '../play/game.ts';
import type { Book, Chapter, Clause, TableWords } from '../play/rules/book.ts';
import { LANGUAGES } from '../words/languages.ts';
import { GAMES } from './games.ts';

const PROJECT = new URL('../../../', import.meta.url);
const BOOKS = import.meta.glob<Book>('../../../rules/*.*.md', { eager: true, import: 'book' });
const TRANSLATED = Object.keys(LANGUAGES).filter((language) => language !== 'en');

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

  test('mark what this table decided, and only that', async () => {
    const written = await readFile(new URL(`rules/${game}.en.md`, PROJECT), 'utf8');
    const marked = clausesOf(book).filter(({ ruling }) => ruling !== undefined);
    expect(marked.length).toBeGreaterThan(5);
    expect(marked.length).toBe(written.match(/\*Ruling:\*/g)?.length);
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
