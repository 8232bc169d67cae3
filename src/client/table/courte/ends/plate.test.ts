import { expect, test } from 'vitest';
import { byDay, platedIn } from './plate.ts';

test('the highest total comes first', () => {
  expect(platedIn({ cook: 9, sailor: 10, coco: 3 }).map(({ castaway }) => castaway)).toEqual([
    'sailor',
    'cook',
    'coco',
  ]);
});

test('the plate fills day by day', () => {
  expect(byDay(['sailor-9', 'captain-4', 'sailor-1'], 'sailor')).toEqual([0, 9, 9, 10]);
});
