import { expect, test } from 'vitest';
import { adviceIn } from './advice.ts';

const option = (move: string, chance: number, error = 0.01) => ({ move, chance, error });

test('the best move and the one after it, in percent', () => {
  const options = [option('a', 0.541), option('b', 0.402), option('c', 0.1)];
  expect(adviceIn({ options })).toEqual({ is: 'best', move: 'a', percent: 54, next: { move: 'b', percent: 40 } });
});

test('moves within their error of the best are as good', () => {
  const options = [option('a', 0.541), option('b', 0.53), option('c', 0.1)];
  expect(adviceIn({ options })).toEqual({ is: 'even', moves: ['a', 'b'], percent: 54 });
});

test('where all are much the same nobody names them all', () => {
  const options = ['a', 'b', 'c', 'd'].map((move) => option(move, 0.25));
  expect(adviceIn({ options })).toEqual({ is: 'best', move: 'a', percent: 25, next: null });
});

test('no choice is said to be none', () => {
  expect(adviceIn({ options: [option('a', 0.3)] })).toEqual({ is: 'only', move: 'a' });
  expect(adviceIn({ options: [] })).toEqual({ is: 'none' });
});
