import { expect, test } from 'vitest';
import { CAPTAIN_EATEN } from '../../../../games/courte-paille/testing/parts.ts';
import { lastRound } from '../../../../games/courte-paille/testing/position.ts';
import { byDay, platedAt, platedIn } from './plate.ts';

test('the highest total comes first', () => {
  expect(platedIn({ cook: 9, sailor: 10, coco: 3 }).map(({ castaway }) => castaway)).toEqual([
    'sailor',
    'cook',
    'coco',
  ]);
});

test('C16 the week that lies open tells the totals that were told', () => {
  const table = lastRound({ ...CAPTAIN_EATEN, form: 'single' });
  expect(platedAt(table.view(0))).toEqual(platedIn(table.told('eaten')[0]!.totals));
});

test('the plate fills day by day', () => {
  expect(byDay(['sailor-9', 'captain-4', 'sailor-1'], 'sailor')).toEqual([0, 9, 9, 10]);
});
