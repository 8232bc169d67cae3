import { expect, test } from 'vitest';
import type { Card } from './cards.ts';
import { CHARACTERS } from './faces.ts';
import { byDay, platedAt, platedIn, plateOf } from './plate.ts';
import { CAPTAIN_EATEN } from './testing/parts.ts';
import { lastRound } from './testing/position.ts';
import type { Day } from './view.ts';

const up = (card: Card): Day => ({ card, up: true });
const known = (card: Card): Day => ({ card, up: false });
const HIDDEN: Day = { card: null, up: false };

test('all that would be eaten are marked', () => {
  const week = [up('sailor-5'), up('cook-3'), up('captain-4'), up('cook-2'), HIDDEN];
  const plate = plateOf({ week, characters: CHARACTERS });
  expect(plate.slice(0, 4).map(({ who, total, isTop }) => [who, total, isTop])).toEqual([
    ['cook', 5, true],
    ['sailor', 5, true],
    ['captain', 4, false],
    ['cabin-boy', 0, false],
  ]);
  expect(plate).toHaveLength(7);
});

test('what you know of hidden days stands beside the total and decides nothing', () => {
  const plate = plateOf({ week: [up('sailor-5'), known('cook-9'), known('sailor-1')], characters: CHARACTERS });
  expect(plate[0]).toEqual({ who: 'sailor', total: 5, hidden: 1, isTop: true });
  expect(plate[1]).toEqual({ who: 'cook', total: 0, hidden: 9, isTop: false });
});

test('of who has left the raft nothing is served, Coco always may be', () => {
  const plate = plateOf({ week: [up('coco-3')], characters: ['cook', 'sailor'] });
  expect(plate.map(({ who }) => who)).toEqual(['coco', 'cook', 'sailor']);
});

test('an empty week feeds nobody', () => {
  expect(plateOf({ week: [], characters: CHARACTERS }).some(({ isTop }) => isTop)).toBe(false);
});

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
