import { expect, test } from 'vitest';
import { GAMES as RULES } from '../../games/games.ts';
import { gameOfClause } from '../play/game.ts';
import { GAMES } from './games.ts';

test('the page has every game that there are rules of, by the same id and with the same letter', () => {
  const named = ({ id, clauses }: { readonly id: string; readonly clauses: string }) => [id, clauses];
  expect(GAMES.map(named)).toEqual(RULES.map(named));
});

test('a clause is of the game that its letter stands for', () => {
  expect(['S9a', 'C13a', 'E5'].map((clause) => gameOfClause(clause, GAMES)?.id)).toEqual([
    'straw',
    'courte-paille',
    'str8-eight',
  ]);
});

test('a clause of nobody’s is of no game', () => {
  expect(['X1', ''].map((clause) => gameOfClause(clause, GAMES))).toEqual([undefined, undefined]);
});
