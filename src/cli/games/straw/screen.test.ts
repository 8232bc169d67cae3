import { describe, expect, test } from 'vitest';
import { askOf } from '../../../engine/ask.ts';
import type { AnyGame } from '../../../engine/game.ts';
import type { Viewer } from '../../../engine/seats.ts';
import { straw as game } from '../../../games/straw/game.ts';
import type { StrawMove } from '../../../games/straw/moves.ts';
import { dealt, position, type Setup, type Table } from '../../../games/straw/testing/position.ts';
import type { Reading, TableContext } from '../../screen/terminal-game.ts';
import { straw } from './index.ts';
import { PLAIN } from '../../screen/style.ts';

const NAMES = ['Ada', 'Mira', 'Otto', 'Bruno'];

function context(viewer: Viewer, seats = NAMES.length): TableContext {
  return { names: NAMES.slice(0, seats), viewer, options: { ending: 'each-deals-once' }, rules: game.rules };
}

function lines(table: Table, viewer = 0): { hand: string; table: string } {
  const view = table.view(viewer);
  const ask = askOf(game as AnyGame, table.state, viewer);
  const around = context(viewer, view.seats.length);
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
    const narrow = straw.hand(view, ask, context(0), { ...PLAIN, columns: 38 });
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
    const text = straw.open(dealt({ seats: 2 }).view(0), context(0, 2), PLAIN).join('\n');
    expect(text.match(/▒▒/g)).toHaveLength(4);
    expect(straw.open(table.view('watcher'), context('watcher', 2), PLAIN).join('\n')).toContain('drum 6 · copy');
  });
});

describe('what is typed', () => {
  const table = position({ hands: [['item-6', 'carpet-3', 'lamp', 'copy'], ['item-1']], total: 9, camel: ['item-9'] });
  const two = position({ hands: [['item-6', 'item-6', 'carpet-1', 'carpet-6'], ['item-1']], total: 9 });

  function reading(typed: string, at: Table = table): Reading | undefined {
    return straw.read(typed, at.view(0), askOf(game as AnyGame, at.state, 0));
  }

  function answer(typed: string, at: Table = table): string {
    const read = reading(typed, at);
    if (read === undefined) return 'no move';
    if ('says' in read) return read.says;
    if ('asks' in read) return read.asks;
    const refusal = 'move' in read ? game.refuse(at.state, 0, read.move as StrawMove) : read.refusal;
    return refusal === undefined ? 'allowed' : `${straw.reason(refusal, context(0))} (${refusal.clause})`;
  }

  test.each([
    ['1', { card: 'item-6' }],
    [' 2 ', { card: 'carpet-3' }],
    ['3 7', { card: 'lamp', weight: 7 }],
    ['3  12', { card: 'lamp', weight: 12 }],
    ['drum', { card: 'item-6' }],
    ['DRUM 6', { card: 'item-6' }],
    ['carpet', { card: 'carpet-3' }],
    ['carpet 3', { card: 'carpet-3' }],
    ['lamp 7', { card: 'lamp', weight: 7 }],
    ['play lamp 7', { card: 'lamp', weight: 7 }],
    ['item-6', { card: 'item-6' }],
    ['4', { card: 'copy' }],
    ['4 3', { card: 'copy', weight: 3 }],
  ])('%j is the move %j', (typed, move) => {
    expect(reading(typed)).toEqual({ move });
  });

  test('every move that there is reads as its notation says', () => {
    const hands: Setup['hands'] = [['straw'], ['item-1']];
    const bare = position({ hands, total: 50 });
    for (const move of game.allMoves) expect(reading(game.format(move), bare)).toEqual({ move });
  });

  test('a lamp without a weight is asked for one', () => {
    const asked = { asks: 'What does the lamp weigh? 1 to 10, any holds (Enter: leave it): ', typed: 'lamp' };
    expect(reading('3')).toEqual(asked);
    expect(reading('play lamp')).toEqual(asked);
  });

  test.each([
    ['5', 'Choose a card from 1 to 4.'],
    ['0', 'Choose a card from 1 to 4.'],
    ['1 7', 'Only a lamp takes a weight, not the drum 6. (S7)'],
    ['drum 7', 'Only a lamp takes a weight, not the drum 6. (S7)'],
    ['3 0', 'A lamp cannot weigh 0: say a whole number from 1 to 10. (S7)'],
    ['lamp 0', 'A lamp cannot weigh 0: say a whole number from 1 to 10. (S7)'],
    ['lamp 100', 'A lamp cannot weigh 100: say a whole number from 1 to 10. (S7)'],
    ['copy 0', 'This copy repeats the treasure chest 9 and takes no weight. (S9)'],
  ])('%j is answered: %s', (typed, says) => {
    expect(answer(typed)).toBe(says);
  });

  test.each(['abc', 'play', '-1', '1 7 7', 'item-11', 'carpet 12', 'lamp x', 'lamp 7 7'])('%j is no move', (typed) => {
    expect(answer(typed)).toBe('no move');
  });

  test('S9 a copied lamp cannot weigh nothing', () => {
    const copied = position({ hands: [['copy'], ['item-1']], total: 9, camel: ['lamp'] });
    expect(answer('copy 0', copied)).toBe('A copied lamp cannot weigh 0: say a whole number from 1 to 10. (S9)');
  });

  test.each([
    ['carpet 7', 'carpet 7'],
    ['carpet-7', 'carpet 7'],
    ['oud', 'oud 5'],
    ['oud 9', 'oud 5'],
    ['item-9', 'treasure chest 9'],
    ['lamp', 'lamp'],
    ['lamp 5', 'lamp'],
    ['lamp 0', 'lamp'],
    ['copy 100', 'copy'],
  ])('S4 %j names a card that is not in the hand: %s', (typed, card) => {
    expect(answer(typed, two)).toBe(`There is no ${card} in your hand. (S4)`);
  });

  test('S4 nor is there any carpet where none is held', () => {
    const bare = position({ hands: [['item-6'], ['item-1']], total: 9 });
    expect(answer('carpet', bare)).toBe('There is no carpet in your hand. (S4)');
  });

  test('a name that fits several cards asks which; two alike are one', () => {
    expect(reading('carpet', two)).toEqual({ asks: 'Which carpet: 1 or 6? (Enter: leave it) ', typed: 'carpet' });
    expect(reading('carpet 6', two)).toEqual({ move: { card: 'carpet-6' } });
    expect(reading('carpet-6', two)).toEqual({ move: { card: 'carpet-6' } });
    expect(reading('drum', two)).toEqual({ move: { card: 'item-6' } });
    const three = position({ hands: [['carpet-1', 'carpet-6', 'carpet-8'], ['item-1']], total: 9 });
    expect(answer('play carpet', three)).toBe('Which carpet: 1, 6 or 8? (Enter: leave it) ');
  });

  test('no question is wider than a terminal, with room for the answer', () => {
    for (const total of [9, 43, 50]) {
      const copied = position({ hands: [['copy'], ['item-1']], total, camel: ['lamp'] });
      expect(` ${answer('copy', copied)}10`.length).toBeLessThanOrEqual(80);
    }
  });
});
