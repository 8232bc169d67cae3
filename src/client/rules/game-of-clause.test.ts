import { expect, test } from 'vitest';
import { gameOfClause } from './game-of-clause.ts';

test('a clause is of the game that its letter stands for', () => {
  expect(['S9a', 'C13a', 'E5'].map(gameOfClause)).toEqual(['straw', 'courte-paille', 'str8-eight']);
});

test('a clause of nobody’s is of no game', () => {
  expect(['X1', ''].map(gameOfClause)).toEqual([undefined, undefined]);
});
