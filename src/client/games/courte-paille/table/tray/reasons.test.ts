import { expect, test } from 'vitest';
import { courtePaille } from '../../../../../games/courte-paille/game.ts';
import { dealt, moveOf, position, type Table } from '../../../../../games/courte-paille/testing/position.ts';
import { reasonOf } from './reasons.ts';
import { EN, FR } from '../../testing/contexts.ts';

/** Every kind of refusal that the game gives, from the game itself. */
const REFUSALS: readonly [Table, number, string, RegExp][] = [
  [dealt({ seats: 3 }), 0, 'lesson 1', /secret/],
  [dealt({ seats: 3, hands: [[], ['cook-3']] }), 0, 'choose cook-3', /Cook 3 is not in it/],
  [asleep(), 0, 'choose coco-1', /sit this round out/],
  [asleep(), 1, 'choose coco-2', /Coco 2 sleeps/],
  [chosen('captain-1', 'captain-5'), 1, 'take cook-3', /lowest first.*Ann/],
  [chosen('captain-1', 'captain-5'), 0, 'lesson 1', /takes a card from the menu/],
  [chosen('captain-1', 'captain-5'), 0, 'take coco-5', /Coco 5 is not there/],
  [chosen('captain-1', 'captain-5'), 0, 'banish cook', /won the part/],
  [chosen('coco-1', 'captain-5'), 0, 'take cook-3', /draws from the pile/],
  [chosen('coco-1', 'captain-5'), 0, 'land hand coco-1', /playing this Coco/],
  [chosen('coco-1', 'captain-5'), 0, 'land hand cook-9', /Cook 9 is not/],
  [chosen('coco-1', 'captain-5'), 0, 'lesson 12', /week has 7 cards/],
  [chosen('coco-1', 'captain-5'), 0, 'peek 2 12', /week has 7 cards/],
  [chosen('coco-1', 'captain-5'), 0, 'peek 1 2', /Monday lies open/],
  [chosen('coco-1', 'captain-5'), 0, 'peek 4', /two hidden days/],
  [chosen('coco-1', 'captain-5'), 0, 'sleep', /does not sleep again/],
];

function chosen(mine: 'captain-1' | 'coco-1', other: 'captain-5'): Table {
  const table = dealt({
    seats: 2,
    hands: [[mine], [other]],
    menu: ['cook-3', 'sailor-5', 'lookout-8', 'cook-4', 'cabin-boy-7'],
  });
  table.choose(mine, other);
  return table;
}

function asleep(): Table {
  return position({ cocoMaySleep: true, hands: [['coco-1'], ['coco-2', 'cook-1']], asleep: ['coco-1', 'coco-2'] });
}

test.each(REFUSALS)('says why not: seat %s', (table, seat, move, says) => {
  const refusal = courtePaille.refuse(table.state, seat, moveOf(move))!;
  const [rule, fact] = reasonOf(refusal as Parameters<typeof reasonOf>[0], { ...EN, you: seat });
  expect(`${rule} ${fact}`).toMatch(says);
  const [french] = reasonOf(refusal as Parameters<typeof reasonOf>[0], FR);
  expect(french).not.toBe(rule);
  expect(french).not.toBe(FR.words.table.refusedMove);
});

test('nothing hidden, nothing to draw, the end and being out have their reasons too', () => {
  const said = (clause: string, about?: Record<string, string | number>): string =>
    reasonOf(about === undefined ? { clause } : { clause, about }, EN)
      .join(' ')
      .trim();
  expect(said('C13a', { down: 0 })).toBe('No hidden day left to look at.');
  expect(said('C12', { pile: 0 })).toBe('The pile is used up. Nothing can be landed from it.');
  expect(said('C15')).toBe('The game is over.');
  expect(said('C25')).toBe('The game is over.');
  expect(said('C25', { seat: 0 })).toBe('Without cards you are out. You may go on watching.');
  expect(said('C22', { castaway: 'coco' })).toMatch(/^Coco cannot be banished/);
  expect(said('C22', { castaway: 'cook' })).toMatch(/The Cook has left already/);
});
