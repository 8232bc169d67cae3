import { describe, expect, test } from 'vitest';
import { cardsOf, position } from '../testing/position.ts';

/** 224, of which 8 is the eighth card of group 1. */
const MIXED = '1x8 8x2 8x3 8x4 8x5 8x6 8x7';
const STRAIGHT = '8x1 8x2 8x3 8x4 8x5 8x6 8x7';
const SEVENS = '7x1 7x2 7x3 7x4 7x5 7x6 7x7';

describe('whoever completed the sequence', () => {
  test('E12 scores the total of the eight numbers', () => {
    const sequences = ['1x1 2x1 1x3 3x2 3x3 3x4 5x3', ''];
    const table = position({ hands: ['3x6', ''], sequences });
    expect(table.plays('lay 3x6').slice(0, 2)).toEqual([
      { type: 'laid', seat: 0, card: '3x6' },
      { type: 'completed', seat: 0, str8: false },
    ]);
    expect(table.told('scored')[0]!.points[0]).toBe(1 + 2 + 3 + 6 + 9 + 12 + 15 + 18);
  });

  test('E12 does not pay for the hand, not even for pass cards', () => {
    const table = position({ hands: ['8x8 pass-left pass-right 7x8', ''], sequences: [MIXED], scores: [5, 0] });
    table.plays('lay 8x8');
    const [scored] = table.told('scored');
    expect(scored!.hands[0]).toEqual(['7x8', 'pass-left', 'pass-right']);
    expect([scored!.points[0], scored!.totals[0]]).toEqual([288, 293]);
  });

  test('E12 any seat can', () => {
    for (const turn of [0, 1, 2]) {
      const hands = ['', '', ''].with(turn, '8x8');
      const table = position({ hands, sequences: ['', '', ''].with(turn, MIXED), turn });
      table.plays('lay 8x8');
      expect(table.told('completed')).toEqual([{ type: 'completed', seat: turn, str8: false }]);
      expect(table.told('scored')[0]!.points[turn]).toBe(288);
    }
  });
});

describe('everybody else', () => {
  test('E13 scores the own sequence, less the numbers in hand', () => {
    const table = position({
      hands: ['8x8 1x1 1x2 1x3', '1x4 6x6 2x2', '4x4 3x3 2x1'],
      sequences: [MIXED, SEVENS, '1x5 2x5'],
      scores: [100, 110, 120],
    });
    table.plays('lay 8x8');
    expect(table.told('scored')).toEqual([
      {
        type: 'scored',
        hands: ['1x1 1x2 1x3', '1x4 2x2 6x6', '2x1 3x3 4x4'].map((hand) => cardsOf(hand)),
        sequences: [`${MIXED} 8x8`, SEVENS, '1x5 2x5'].map((sequence) => cardsOf(sequence)),
        points: [288, 196 - 44, 15 - 27],
        totals: [388, 110 + 196 - 44, 120 + 15 - 27],
      },
    ]);
    expect(table.scores).toEqual([388, 262, 108]);
  });

  test.each([
    ['pass-left 1x1 1x2', 53],
    ['pass-right 1x1 1x2', 53],
    ['pass-left pass-right 1x1', 101],
    ['pass-left pass-left pass-left', 150],
    ['6x8 7x7 7x8', 153],
  ])('E13 a pass card counts 50, any other its number: %s costs %d', (hand, cost) => {
    const table = position({ hands: ['8x8', hand], sequences: [MIXED] });
    table.plays('lay 8x8');
    expect(table.told('scored')[0]!.points).toEqual([288, -cost]);
  });

  test('E13 a score goes below zero', () => {
    const table = position({ hands: ['8x8', 'pass-left 7x7 6x6'], sequences: [MIXED, '1x1'], scores: [0, 30] });
    table.plays('lay 8x8');
    expect(table.scores).toEqual([288, 30 + 1 - 135]);
  });

  test('E13 seven cards of one group are nothing special', () => {
    const table = position({ hands: ['8x8', '1x1 1x2 1x3'], sequences: [MIXED, SEVENS] });
    table.plays('lay 8x8');
    expect(table.scores).toEqual([288, 190]);
  });

  test('E13 a hand that was passed on is paid for by whoever holds it now', () => {
    const hands = ['pass-left pass-right 7x7 7x8', '1x1 1x2 8x8', '2x1 2x2 2x3'];
    const table = position({ hands, sequences: ['', '', MIXED], draws: '6x6' });
    table.plays('play pass-left', 'discard 6x6');
    expect(table.truth[2]).toBe('1x1 1x2 8x8');
    table.plays('draw pile', 'lay 8x8');
    expect(table.told('scored')[0]!.points).toEqual([-12, -(50 + 49 + 56), 288]);
  });
});

describe('a Str8 Eight', () => {
  test('E14 the winner also receives the opponents’ sequences; they pay for their hands', () => {
    const table = position({
      hands: ['8x8', '1x3 pass-left 1x4', '2x1 2x2 2x3', '6x6 6x7 6x8'],
      sequences: [STRAIGHT, SEVENS, '1x1 1x2', ''],
      scores: [-300, 300, 200, 0],
    });
    table.plays('lay 8x8');
    expect(table.told('completed')).toEqual([{ type: 'completed', seat: 0, str8: true }]);
    expect(table.told('scored')[0]).toMatchObject({
      points: [288 + 196 + 3, -57, -12, -126],
      totals: [187, 243, 188, -126],
    });
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('E14 in group %d', (group) => {
    const sequence = [1, 2, 3, 4, 5, 6, 7].map((place) => `${group}x${place}`).join(' ');
    const table = position({ hands: [`${group}x8`, ''], sequences: [sequence] });
    table.plays(`lay ${group}x8`);
    expect(table.told('completed')).toEqual([{ type: 'completed', seat: 0, str8: true }]);
    expect(table.told('scored')[0]!.points[0]).toBe(36 * group);
  });

  test.each([
    ['the first', '1x8 8x2 8x3 8x4 8x5 8x6 8x7', '8x8', 288],
    ['one in the middle', '1x1 2x1 1x3 1x4 1x5 1x6 1x7', '1x8', 36],
    ['the last', '1x1 1x2 1x3 1x4 1x5 1x6 1x7', '8x1', 36],
  ])('E14 the same numbers with %s of another group are none', (_which, sequence, card, total) => {
    const table = position({ hands: [card, '5x5 5x6 5x7'], sequences: [sequence, '5x1 5x2'] });
    table.plays(`lay ${card}`);
    expect(table.told('completed')).toEqual([{ type: 'completed', seat: 0, str8: false }]);
    expect(table.told('scored')[0]!.points).toEqual([total, 15 - 90]);
  });

  test('E14 one’s own hand is not paid for either', () => {
    const hands = ['8x8 pass-left pass-right 7x7', '1x1 1x2 1x3'];
    const table = position({ hands, sequences: [STRAIGHT, '2x1 2x2'] });
    table.plays('lay 8x8');
    expect(table.scores).toEqual([288 + 6, -6]);
  });
});
