import { expect, test } from 'vitest';
import { dealt, position, type Table } from '../../../../../games/courte-paille/testing/position.ts';
import type { TableState } from '../../../../play/session/session.ts';
import { powersIn, sourcesIn, stepOf } from './coco-powers.ts';
import type { ScreenView } from '../screen-view.ts';
import { EN } from '../../testing/contexts.ts';
import { intentOf, isLiftable, modeOf, NO_PICKS, withDay } from './turn.ts';

const ME = 0;
type Ask = NonNullable<TableState['ask']>;

function askOf(table: Table): Ask {
  return { id: 1, things: table.offers(ME) } as unknown as Ask;
}

const view = (table: Table): ScreenView => table.view(ME);

function cocoUp(change: Partial<Parameters<typeof position>[0]> = {}): Table {
  const table = position({
    hands: [
      ['coco-1', 'cook-1', 'cook-2'],
      ['captain-9', 'captain-8'],
    ],
    week: ['sailor-9', 'captain-4', 'cook-6', 'lookout-7'],
    up: 2,
    menu: ['sailor-5', 'lookout-8'],
    draws: ['cabin-boy-1', 'cabin-boy-2'],
    ...change,
  });
  table.choose('coco-1', 'captain-9');
  return table;
}

test('a card that is touched to be given up tells who goes before you', () => {
  const table = dealt({ seats: 3, shark: 1, hands: [['cook-3']] });
  const intent = intentOf(askOf(table), modeOf(askOf(table), view(table), ME, null), { card: 'cook-3', days: [] });
  expect(intent).toEqual({
    kind: 'choose',
    card: 'cook-3',
    move: 'choose cook-3',
    preview: { value: 3, behindShark: 2 },
  });
});

test('a card of the menu tells what it would come to', () => {
  const table = dealt({
    seats: 2,
    hands: [['cook-1', 'sailor-2'], ['cook-9']],
    week: ['sailor-9'],
    menu: ['sailor-5'],
  });
  table.choose('cook-1', 'cook-9');
  expect(modeOf(askOf(table), view(table), ME, null)).toBe('take');
  expect(intentOf(askOf(table), 'take', { card: 'sailor-5', days: [] })).toMatchObject({
    move: 'take sailor-5',
    preview: { inWeek: 9, inHand: 7 },
  });
});

test('Coco has its powers, each with what it is done with', () => {
  const table = cocoUp();
  const ask = askOf(table);
  expect(modeOf(ask, view(table), ME, null)).toBe('coco');
  expect(powersIn(ask, view(table), EN).map(({ power, lock }) => [power, lock])).toEqual([
    ['lesson', undefined],
    ['land', undefined],
    ['peek', undefined],
  ]);
  expect(stepOf(ask, 'lesson', 'menu')).toEqual({ plan: 'lesson' });
  expect(stepOf(ask, 'land', 'menu')).toEqual({ plan: 'land menu' });
  expect(stepOf(ask, 'land', 'hand')).toEqual({ plan: 'land hand' });
  expect(stepOf(ask, 'land', 'pile')).toEqual({ move: 'land pile' });
  expect(stepOf(ask, 'peek', 'menu')).toEqual({ move: 'peek 3 4' });
});

test('a day that you know tells its card, and every lesson how many rounds are left', () => {
  const table = cocoUp();
  expect(intentOf(askOf(table), 'lesson', { card: null, days: [1] })).toMatchObject({
    preview: { card: 'sailor-9', rounds: 1 },
  });
  expect(intentOf(askOf(table), 'lesson', { card: null, days: [3] })).toMatchObject({ preview: { rounds: 0 } });
  expect(intentOf(askOf(table), 'lesson', NO_PICKS)).toBeUndefined();
});

test('a power that cannot be had stays with its reason', () => {
  const table = cocoUp({ up: 3, menu: [] });
  table.plays(0, 'lesson 4');
  const next = cocoUp({ hands: [['coco-1'], ['captain-9']], week: ['sailor-9', 'cook-1'], up: 1, menu: [] });
  const sources = sourcesIn(askOf(next), view(next), EN).map(({ source, lock }) => [source, lock?.says]);
  expect(sources).toEqual([
    ['menu', 'The menu is empty.'],
    ['hand', 'You have no card to land.'],
    ['pile', undefined],
  ]);
});

test('with nothing hidden there is nothing to look at', () => {
  const ask = { id: 1, things: [{ thing: 'peek', refusal: { clause: 'C13a', about: { down: 0 } } }] } as unknown as Ask;
  const peek = powersIn(ask, view(cocoUp()), EN).find(({ power }) => power === 'peek');
  expect(peek?.lock).toEqual({ says: 'No hidden day left to look at.', clause: 'C13a' });
});

test('Coco may sleep where the table says so', () => {
  const table = cocoUp({ cocoMaySleep: true });
  expect(powersIn(askOf(table), view(table), EN).map(({ power }) => power)).toContain('sleep');
  expect(stepOf(askOf(table), 'sleep', 'menu')).toEqual({ move: 'sleep' });
});

test('two days are lifted; a third one takes the place of the first', () => {
  expect(withDay('peek', [], 4)).toEqual([4]);
  expect(withDay('peek', [4], 2)).toEqual([2, 4]);
  expect(withDay('peek', [2, 4], 4)).toEqual([2]);
  expect(withDay('peek', [2, 4], 7)).toEqual([4, 7]);
  expect(withDay('lesson', [2], 3)).toEqual([3]);
});

test('only hidden days can be lifted', () => {
  const ask = askOf(cocoUp());
  expect([1, 2, 3, 4].map((position_) => isLiftable(ask, position_))).toEqual([false, false, true, true]);
  expect(intentOf(ask, 'peek', { card: null, days: [3, 4] })).toMatchObject({ kind: 'peek', move: 'peek 3 4' });
  expect(intentOf(ask, 'peek', { card: null, days: [3] })).toBeUndefined();
});
