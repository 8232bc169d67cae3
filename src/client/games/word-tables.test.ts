import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { NAME_OF } from '../../games/courte-paille/cards.ts';
import { CASTAWAYS } from '../../games/courte-paille/faces.ts';
import { CARDS, KINDS } from '../../games/straw/cards.ts';
import { rulesCourte as courteEn } from './courte-paille/words/en/rules.ts';
import { rulesStr8Eight as str8En } from './str8-eight/words/en/rules.ts';
import { rulesStraw as strawEn } from './straw/words/en/rules.ts';
import { rulesCourte as courteFr } from './courte-paille/words/fr/rules.ts';
import { rulesStr8Eight as str8Fr } from './str8-eight/words/fr/rules.ts';
import { rulesStraw as strawFr } from './straw/words/fr/rules.ts';
import type { TableWords } from '../play/rules/book.ts';
import { allFollowers } from '../../games/str8-eight/faces.ts';

const numbersIn = (text: string): string[] => text.match(/\d+/g)?.toSorted() ?? [];
const allOf = ({ head, rows }: TableWords): (readonly string[])[] => [head, ...rows];

/** The tables of a file of `rules/`, each with its head. */
async function tablesOf(game: string): Promise<string[][][]> {
  const rules = await readFile(new URL(`../../../rules/${game}.en.md`, import.meta.url), 'utf8');
  const tables = rules.match(/(?:^\|.*\|\n)+/gm) ?? [];
  return tables.map((table) =>
    table
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('|---'))
      .map((line) => line.slice(1, -1).split('|'))
      .map((cells) => cells.map((cell) => cell.trim())),
  );
}

describe('the tables of the rules on the web', () => {
  test('are those of Straw', async () => {
    const [deck] = await tablesOf('straw');
    expect(allOf(strawEn.deck)).toEqual(deck);
    const counts = KINDS.map((kind) => CARDS.find((line) => line.kind === kind)!.count);
    for (const table of [strawEn.deck, strawFr.deck])
      expect(table.rows.map(([, count]) => Number.parseInt(count!, 10))).toEqual(counts);
  });

  test('are those of La Courte Paille', async () => {
    const [deck, example] = await tablesOf('courte-paille');
    expect(allOf(courteEn.deck).map(([card, , value]) => [card, value])).toEqual(
      deck!.map(([card, , value]) => [card, value]),
    );
    const counts = CASTAWAYS.map((who) => NAME_OF.filter((card) => card.startsWith(`${who}-`)).length);
    for (const table of [courteEn.deck, courteFr.deck])
      expect(table.rows.map(([, count]) => Number(count))).toEqual(counts);
    expect(allOf(courteEn.example.table)).toEqual(example);
  });

  test('are those of Str8 Eight', async () => {
    const [after, example] = await tablesOf('str8-eight');
    expect(str8En.example.table.rows).toEqual(example!.slice(1));
    // three pairs of columns beside each other, with an empty one between
    const columns = [0, 3, 6].flatMap((at) => after!.slice(1).map((row) => [row[at], row[at + 1]]));
    const told = allFollowers().map(([number, next]) => [String(number), next.join(', ') || str8En.nothing]);
    expect(told).toEqual(columns);
  });

  test.each([
    ['the deck of La Courte Paille', courteEn.deck, courteFr.deck],
    ['the example of La Courte Paille', courteEn.example.table, courteFr.example.table],
    ['the example of Str8 Eight', str8En.example.table, str8Fr.example.table],
  ])('have the same numbers in French: %s', (_, en, fr) => {
    expect(allOf(fr).map((row) => row.map(numbersIn))).toEqual(allOf(en).map((row) => row.map(numbersIn)));
  });

  test.each([
    ['La Courte Paille', courteEn.example.says, courteFr.example.says],
    ['Str8 Eight', str8En.example.more, str8Fr.example.more],
  ])('belong to an example with the same numbers: %s', (_, en, fr) => {
    expect(numbersIn(fr)).toEqual(numbersIn(en));
  });
});
