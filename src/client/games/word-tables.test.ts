import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { NAME_OF } from '../../games/courte-paille/cards.ts';
import { CASTAWAYS } from '../../games/courte-paille/faces.ts';
import { CARDS } from '../../games/straw/cards.ts';
import { KINDS } from '../../games/straw/faces.ts';
import { book as courteEn } from '../../../rules/courte-paille.en.md';
import { book as courteFr } from '../../../rules/courte-paille.fr.md';
import { book as strawEn } from '../../../rules/straw.en.md';
import { book as strawFr } from '../../../rules/straw.fr.md';
import type { Book } from '../play/rules/book.ts';
import { clauseOf } from '../play/rules/clause-of.ts';
import { rulesStr8Eight as str8En } from './str8-eight/words/en/rules.ts';
import { rulesStr8Eight as str8Fr } from './str8-eight/words/fr/rules.ts';
import { allFollowers } from '../../games/str8-eight/faces.ts';

const countsUnder = (book: Book, clause: string): number[] | undefined =>
  clauseOf(book, clause)?.table?.rows.map(([, count]) => Number.parseInt(count!, 10));

/** The cells of the first table of a file of `rules/`, below its head. */
async function firstTableOf(file: string): Promise<string[][]> {
  const rules = await readFile(new URL(`../../../rules/${file}`, import.meta.url), 'utf8');
  const [table] = /(?:^\|.*\|\n)+/m.exec(rules) ?? [''];
  const [, , ...rows] = table.trim().split('\n');
  return rows.map((line) => line.slice(1, -1).split('|')).map((cells) => cells.map((cell) => cell.trim()));
}

describe('the tables of the rules are those of the game', () => {
  test.each([strawEn, strawFr])('Straw: how many of each card', (book) => {
    const counts = KINDS.map((kind) => CARDS.find((line) => line.kind === kind)!.count);
    expect(countsUnder(book, 'S2')).toEqual(counts);
  });

  test.each([courteEn, courteFr])('La Courte Paille: how many of each card', (book) => {
    const counts = CASTAWAYS.map((who) => NAME_OF.filter((card) => card.startsWith(`${who}-`)).length);
    expect(countsUnder(book, 'C2')).toEqual(counts);
  });

  test.each([
    ['en', str8En],
    ['fr', str8Fr],
  ])('Str8 Eight: what may follow, in %s', async (language, { nothing }) => {
    const rows = await firstTableOf(`str8-eight.${language}.md`);
    // three pairs of columns beside each other, with an empty one between
    const columns = [0, 3, 6].flatMap((at) => rows.map((row) => [row[at], row[at + 1]]));
    const told = allFollowers().map(([number, next]) => [String(number), next.join(', ') || nothing]);
    expect(told).toEqual(columns);
  });
});
