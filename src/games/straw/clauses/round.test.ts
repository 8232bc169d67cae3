import { describe, expect, test } from 'vitest';
import type { Card } from '../cards.ts';
import { dealt, position } from '../testing/position.ts';

const FROM_1_TO_10 = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

describe('items, carpets and lamps', () => {
  test('S6 an item adds its weight and a carpet subtracts its number', () => {
    const table = position({ total: 43, hands: [['item-6', 'straw'], ['carpet-3']] });
    table.plays('play item-6');
    expect(table.total).toBe(49);
    table.plays('play carpet-3');
    expect(table.total).toBe(46);
  });

  test('S6a the total may fall below zero, and below it again', () => {
    const table = position({ total: 2, hands: [['carpet-9', 'straw'], ['carpet-8', 'copy'], ['item-1']] });
    table.plays('play carpet-9');
    expect(table.total).toBe(-7);
    table.plays('play copy');
    expect(table.total).toBe(-16);
    table.plays('play item-1');
    expect(table.total).toBe(-15);
    expect(table.told('played').map(({ total }) => total)).toEqual([-7, -16, -15]);
  });

  test('S6a a camel may be carried below zero from its first card on', () => {
    const table = dealt({ seats: 2, dealer: 1, rounds: [{ hands: [['carpet-1']] }] });
    table.plays('play carpet-1');
    expect(table.total).toBe(-1);
  });

  test('S7 a lamp weighs what its player says, from 1 to 10', () => {
    const table = position({ total: 20, hands: [['lamp', 'lamp'], ['item-1']] });
    expect(table.legal()).toEqual(FROM_1_TO_10.map((n) => `play lamp ${n}`));
    expect(table.plays('play lamp 7')[0]).toEqual({
      type: 'played',
      seat: 0,
      card: 'lamp',
      weight: 7,
      total: 27,
      direction: 1,
    });
  });

  test('S7 a lamp is not played without a weight, nor with 11', () => {
    const table = position({ total: 20, hands: [['lamp'], ['item-1']] });
    expect(table.refusal('play lamp')).toEqual({ clause: 'S7', about: { from: 1, to: 10 } });
    expect(table.refusal('play lamp 11')).toEqual({ clause: 'S7', about: { weight: 11, from: 1, to: 10 } });
    expect(table.refusal('play lamp 99')).toEqual({ clause: 'S7', about: { weight: 99, from: 1, to: 10 } });
    expect(table.refusal('play lamp 10')).toBeUndefined();
    expect(table.refusal('play lamp 1')).toBeUndefined();
  });
});

describe('reverses', () => {
  test('S8 a reverse weighs nothing and turns the direction from the next turn until the next reverse', () => {
    const hands: Card[][] = [['item-1', 'item-2'], ['reverse', 'item-3'], ['item-4'], ['reverse', 'item-5']];
    const table = position({ total: 20, hands, turn: 1 });
    expect(table.plays('play reverse')[0]).toEqual({
      type: 'played',
      seat: 1,
      card: 'reverse',
      total: 20,
      direction: -1,
    });
    expect(table.told('drew').map(({ seat }) => seat)).toEqual([1]);
    expect(table.turn).toBe(0);
    table.plays('play item-2');
    expect([table.turn, table.direction]).toEqual([3, -1]);
    table.plays('play reverse');
    expect([table.turn, table.direction, table.total]).toEqual([0, 1, 22]);
  });

  test('S8a with two players the direction turns all the same, and the other is next', () => {
    const table = position({
      total: 20,
      hands: [
        ['reverse', 'item-1'],
        ['reverse', 'item-2'],
      ],
    });
    table.plays('play reverse');
    expect([table.turn, table.direction]).toEqual([1, -1]);
    table.plays('play item-2');
    expect([table.turn, table.direction]).toEqual([0, -1]);
    table.plays('play item-1');
    table.plays('play reverse');
    expect([table.turn, table.direction]).toEqual([0, 1]);
  });
});

describe('copies', () => {
  test('S9 a copy does again what an item, a carpet or a reverse did', () => {
    const hands: Card[][] = [
      ['item-7', 'carpet-4', 'reverse'],
      ['copy', 'copy', 'copy'],
    ];
    const table = position({ total: 20, hands });
    const moves = ['item-7', 'copy', 'carpet-4', 'copy', 'reverse', 'copy'];
    const totals = moves.map((card) => {
      table.plays(`play ${card}`);
      return table.total;
    });
    expect(totals).toEqual([27, 34, 30, 26, 26, 26]);
    expect(table.told('played').map(({ direction }) => direction)).toEqual([1, 1, 1, 1, -1, 1]);
    expect(table.told('played').some((event) => 'weight' in event)).toBe(false);
  });

  test('S9 a copied reverse turns the direction at once', () => {
    const table = position({ total: 20, hands: [['reverse'], ['item-1'], ['copy']] });
    table.plays('play reverse');
    expect(table.turn).toBe(2);
    table.plays('play copy');
    expect([table.turn, table.direction]).toEqual([0, 1]);
  });

  test('S9 after a lamp the weight of the copy is chosen anew', () => {
    const table = position({ total: 20, hands: [['lamp'], ['copy', 'item-1'], ['item-1']] });
    table.plays('play lamp 9');
    expect(table.legal()).toEqual(['play item-1', ...FROM_1_TO_10.map((n) => `play copy ${n}`)]);
    expect(table.refusal('play copy')).toEqual({ clause: 'S9', about: { from: 1, to: 10 } });
    expect(table.refusal('play copy 11')).toEqual({ clause: 'S9', about: { weight: 11, from: 1, to: 10 } });
    expect(table.plays('play copy 2')[0]).toMatchObject({ card: 'copy', weight: 2, total: 31 });
  });

  test('S9 no weight is chosen for a copy of anything but a lamp', () => {
    const table = position({ total: 20, camel: ['lamp', 'carpet-3'], hands: [['copy'], ['item-1']] });
    expect(table.legal()).toEqual(['play copy']);
    expect(table.refusal('play copy 3')).toEqual({ clause: 'S9', about: { repeats: 'carpet-3', weight: 3 } });
  });

  test('S9 a copy cannot be played on an empty camel', () => {
    const table = position({ hands: [['copy', 'item-4'], ['item-1']] });
    expect(table.legal()).toEqual(['play item-4']);
    expect(table.refusal('play copy')).toEqual({ clause: 'S9', about: { total: 0 } });
    expect(table.refusal('play copy 5')).toEqual({ clause: 'S9', about: { total: 0 } });
  });

  test('S9 a camel that weighs nothing is not empty', () => {
    const table = position({ total: 0, camel: ['reverse'], hands: [['copy'], ['item-1']] });
    expect(table.legal()).toEqual(['play copy']);
    expect(table.refusal('play copy')).toBeUndefined();
  });

  test('S9a a copy on a copy on a lamp takes a weight of its own', () => {
    const table = position({ total: 10, hands: [['lamp'], ['copy'], ['copy'], ['copy']] });
    table.plays('play lamp 10');
    table.plays('play copy 1');
    expect(table.legal()).toEqual(FROM_1_TO_10.map((n) => `play copy ${n}`));
    expect(table.refusal('play copy')).toEqual({ clause: 'S9', about: { from: 1, to: 10 } });
    expect(table.refusal('play copy 11')).toEqual({ clause: 'S9', about: { weight: 11, from: 1, to: 10 } });
    table.plays('play copy 6');
    table.plays('play copy 3');
    expect(table.told('played').map(({ total }) => total)).toEqual([20, 21, 27, 30]);
  });

  test('S9a copies on copies go back to the first card that was no copy', () => {
    const table = position({ total: 10, camel: ['item-9', 'carpet-5', 'copy', 'copy'], hands: [['copy'], ['item-1']] });
    table.plays('play copy');
    expect(table.total).toBe(5);
  });
});

describe('the straw', () => {
  test('S10 the straw waits for exactly 50', () => {
    const table = position({
      total: 49,
      hands: [
        ['straw', 'item-1'],
        ['item-2', 'reverse'],
      ],
    });
    expect(table.legal()).toEqual(['play item-1']);
    expect(table.refusal('play straw')).toEqual({ clause: 'S10', about: { total: 49 } });
    table.plays('play item-1');
    table.plays('play reverse');
    expect(table.legal()).toContain('play straw');
    expect(table.plays('play straw').slice(0, 2)).toEqual([
      { type: 'played', seat: 0, card: 'straw', total: 50.001, direction: -1 },
      { type: 'broke', seat: 0, card: 'straw' },
    ]);
  });

  test.each([-7, -50, 0, 5])('S10 the straw is refused at %d', (total) => {
    const table = position({ total, hands: [['straw', 'item-1'], ['item-2']] });
    expect(table.legal()).toEqual(['play item-1']);
    expect(table.refusal('play straw')).toEqual({ clause: 'S10', about: { total } });
  });

  test('S10 nobody has to play the straw at 50', () => {
    const table = position({ total: 50, hands: [['straw', 'carpet-1'], ['item-2']] });
    expect(table.legal()).toEqual(['play carpet-1', 'play straw']);
  });
});

describe('forced passes', () => {
  test('S11 four copies on an empty camel pass, and draw nothing', () => {
    const copies: Card[] = ['copy', 'copy', 'copy', 'copy'];
    const table = dealt({ seats: 3, dealer: 0, rounds: [{ hands: [['item-1'], copies, ['item-5']] }] });
    expect(table.events.slice(-2).map(({ type }) => type)).toEqual(['dealt', 'passed']);
    expect(table.told('passed')).toEqual([{ type: 'passed', seat: 1 }]);
    expect(table.told('drew')).toEqual([]);
    expect([table.turn, table.pile]).toEqual([2, 52]);
    expect(table.hand(1)).toEqual(copies);
    expect(table.view(0).seats.map(({ passed }) => passed)).toEqual([undefined, 'empty', undefined]);
    table.plays('play item-5');
    table.plays('play item-1');
    expect([table.turn, ...table.legal()]).toEqual([1, 'play copy']);
  });

  test('S11 three copies and the straw pass on an empty camel', () => {
    const table = dealt({ seats: 2, dealer: 1, rounds: [{ hands: [['copy', 'copy', 'copy', 'straw']] }] });
    expect(table.told('passed')).toEqual([{ type: 'passed', seat: 0 }]);
    expect(table.turn).toBe(1);
  });

  test('S11 a player with no cards passes, and the others play on', () => {
    const table = position({ total: 3, hands: [['item-1', 'item-2', 'item-3'], [], ['item-5']], pile: [] });
    expect(table.plays('play item-1').slice(1)).toEqual([{ type: 'passed', seat: 1 }]);
    expect(table.turn).toBe(2);
    expect(table.plays('play item-5').map(({ type }) => type)).toEqual(['played']);
    expect(table.plays('play item-2').slice(1)).toEqual([
      { type: 'passed', seat: 1 },
      { type: 'passed', seat: 2 },
    ]);
    expect([table.turn, ...table.legal()]).toEqual([0, 'play item-3']);
  });

  test('S11 a straw alone passes until the total is 50', () => {
    const table = position({ total: 46, hands: [['item-3', 'item-1', 'item-2'], ['straw'], ['item-9']], pile: [] });
    expect(table.plays('play item-3').slice(1)).toEqual([{ type: 'passed', seat: 1 }]);
    expect(table.view(0).seats[1]).toMatchObject({ passed: 'loaded' });
    const again = position({
      total: 49,
      hands: [['item-1'], ['straw'], ['item-9']],
      pile: [],
      passed: [undefined, 'loaded'],
    });
    expect(again.plays('play item-1').map(({ type }) => type)).toEqual(['played']);
    expect([again.turn, ...again.legal()]).toEqual([1, 'play straw']);
  });

  test('S11 passes go round in the direction of play', () => {
    const table = position({ total: 3, hands: [['item-1'], ['item-9'], [], []], pile: [], direction: -1 });
    expect(table.plays('play item-1').slice(1)).toEqual([
      { type: 'passed', seat: 3 },
      { type: 'passed', seat: 2 },
    ]);
    expect(table.turn).toBe(1);
  });

  test('S11 whoever can play has no pass', () => {
    const table = position({ total: 50, hands: [['item-10'], ['item-1']] });
    expect(table.legal()).toEqual(['play item-10']);
  });
});
