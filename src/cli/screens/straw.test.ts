import { describe, expect, test } from 'vitest';
import { askOf } from '../../engine/ask.ts';
import type { AnyGame } from '../../engine/game.ts';
import type { Viewer } from '../../engine/seats.ts';
import { straw as game } from '../../games/straw/game.ts';
import { dealt, position, type Setup, type Table } from '../../games/straw/testing/position.ts';
import type { Scene } from './screen.ts';
import { straw } from './straw.ts';
import { PLAIN } from './style.ts';

const NAMES = ['Ada', 'Mira', 'Otto', 'Bruno'];

function scene(viewer: Viewer, seats = NAMES.length): Scene {
  return { names: NAMES.slice(0, seats), viewer, options: { ending: 'each-deals-once' } };
}

function lines(table: Table, viewer = 0): { hand: string; table: string } {
  const view = table.view(viewer);
  const ask = askOf(game as AnyGame, table.state, viewer);
  const around = scene(viewer, view.seats.length);
  return {
    hand: straw.hand(view, ask, around, PLAIN).join('\n'),
    table: straw.table(view, around, PLAIN).join('\n'),
  };
}

describe('the hand', () => {
  test('shows what each card would do', () => {
    const { hand } = lines(position({ hands: [['item-6', 'item-10', 'carpet-5', 'reverse'], ['item-1']], total: 43 }));
    expect(hand).toContain('1  43 + 6 = 49');
    expect(hand).toContain('2  43 + 10 = 53');
    expect(hand).toContain('breaks the back');
    expect(hand).toContain('3  43 − 5 = 38');
    expect(hand).toContain('4  stays 43');
    expect(hand).toContain('turns the caravan');
  });

  test('says how much a lamp and its copy may weigh, and why the straw must wait', () => {
    const hands: Setup['hands'] = [['lamp', 'copy', 'straw'], ['item-1']];
    const { hand } = lines(position({ hands, total: 43, camel: ['lamp'] }));
    expect(hand.match(/43 \+ 1 to 10/g)).toHaveLength(2);
    expect(hand).toContain('holds up to 7');
    expect(hand).toContain('3: The straw waits for exactly 50. The camel carries 43.');
    expect(lines(position({ hands, total: 50, camel: ['item-1'] })).hand).toContain('50 + 1/1000');
  });

  test('in a narrow window the cards stand one below the other', () => {
    const table = position({ hands: [['item-9', 'item-9'], ['item-1']], total: 3 });
    const view = table.view(0);
    const ask = askOf(game as AnyGame, table.state, 0);
    const narrow = straw.hand(view, ask, scene(0), { ...PLAIN, columns: 38 });
    expect(narrow).toEqual([' 1  treasure chest 9  3 + 9 = 12', ' 2  treasure chest 9  3 + 9 = 12']);
  });
});

describe('the table', () => {
  test('shows weight, direction, pile, counts and scores', () => {
    const hands: Setup['hands'] = [['item-6'], ['item-1', 'copy']];
    const { table } = lines(position({ hands, total: 43, direction: -1, scores: [12, -3], round: 2 }));
    expect(table).toContain('Round 2 of 2');
    expect(table).toContain('anticlockwise');
    expect(table).toContain('The camel carries 43, 7 to spare');
    expect(table).toContain(`│${'█'.repeat(43)}${'·'.repeat(7)}│ 50`);
    expect(table).toMatch(/▸ You +← +Mira +←/);
    expect(table).toMatch(/1 card +2 cards/);
    expect(table).toMatch(/12 points +−3 points/);
  });

  test.each([
    [-3, `−10 ${'·'.repeat(7)}███│`],
    [-24, ` ◂  ${'█'.repeat(10)}│`],
  ])('S6a the gauge goes below zero: %d', (total, expected) => {
    expect(lines(position({ hands: [['item-6'], ['item-1']], total })).table).toContain(expected);
  });

  test('others’ cards are covered to all but their owner', () => {
    const table = position({ hands: [['item-6', 'copy'], ['item-9']], total: 5 });
    const text = straw.open(dealt({ seats: 2 }).view(0), scene(0, 2), PLAIN).join('\n');
    expect(text.match(/▒▒/g)).toHaveLength(4);
    expect(straw.open(table.view('watcher'), scene('watcher', 2), PLAIN).join('\n')).toContain('drum 6 · copy');
  });
});

describe('what is typed', () => {
  const table = position({ hands: [['item-6', 'carpet-3', 'lamp', 'copy'], ['item-1']], total: 9, camel: ['item-9'] });
  const ask = askOf(game as AnyGame, table.state, 0);

  test.each([
    ['1', 'play item-6'],
    [' 2 ', 'play carpet-3'],
    ['3 7', 'play lamp 7'],
    ['3  12', 'play lamp 12'],
    ['drum', 'play item-6'],
    ['DRUM 6', 'play item-6'],
    ['carpet 3', 'play carpet-3'],
    ['lamp 7', 'play lamp 7'],
    ['play lamp 7', 'play lamp 7'],
    ['item-6', 'play item-6'],
    ['4', 'play copy'],
    ['4 3', 'play copy 3'],
  ])('%j is the move %s', (typed, move) => {
    expect(straw.read(typed, table.view(0), ask, scene(0))).toEqual({ move });
  });

  test('a lamp without a weight is asked for one', () => {
    const asked = { asks: 'What does the lamp weigh? 1 to 10, any holds: ', typed: 'lamp' };
    expect(straw.read('3', table.view(0), ask, scene(0))).toEqual(asked);
    expect(straw.read('play lamp', table.view(0), ask, scene(0))).toEqual(asked);
  });

  test.each([
    ['5', 'Choose a card from 1 to 4.'],
    ['0', 'Choose a card from 1 to 4.'],
    ['1 7', 'Only a lamp takes a weight, not the drum 6 (S7).'],
    ['3 0', 'A lamp cannot weigh 0: say a whole number from 1 to 10. (S7)'],
  ])('%j is answered: %s', (typed, says) => {
    expect(straw.read(typed, table.view(0), ask, scene(0))).toEqual({ says });
  });
});
