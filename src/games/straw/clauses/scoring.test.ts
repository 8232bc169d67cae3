import { describe, expect, test } from 'vitest';
import type { Card } from '../cards.ts';
import { straw } from '../game.ts';
import { dealt, position, type Table } from '../testing/position.ts';

function toTheEnd(table: Table): void {
  while (table.winners === undefined) table.plays(table.legal().at(-1)!);
}

describe('the back breaks', () => {
  test('S12 at 50 the camel stands, above it the round ends at once and the breaker does not draw', () => {
    const table = position({ total: 44, hands: [['item-6', 'item-3'], ['item-1', 'item-9'], ['item-8']], dealer: 2 });
    expect(table.plays('play item-6').map(({ type }) => type)).toEqual(['played', 'drew']);
    expect(table.total).toBe(50);
    const told = table.plays('play item-1');
    expect(told.slice(0, 2)).toEqual([
      { type: 'played', seat: 1, card: 'item-1', total: 51, direction: 1 },
      { type: 'broke', seat: 1, card: 'item-1' },
    ]);
    expect(told.map(({ type }) => type)).toEqual(['played', 'broke', 'scored', 'round', 'dealt', 'dealt', 'dealt']);
    expect(table.told('scored')[0]!.hands[1]).toEqual(['item-9']);
  });

  test('S12 a lamp and a copy break the back as well', () => {
    const lamp = position({ total: 41, hands: [['lamp'], ['item-1']] });
    expect(lamp.plays('play lamp 10')[1]).toEqual({ type: 'broke', seat: 0, card: 'lamp' });
    const copy = position({ total: 48, camel: ['item-3'], hands: [['copy'], ['item-1']] });
    expect(copy.plays('play copy')[1]).toEqual({ type: 'broke', seat: 0, card: 'copy' });
  });

  test('S12a the round ends without a breaker when everybody has passed', () => {
    const table = position({ total: 29, hands: [['item-1'], ['straw'], []], pile: [], scores: [5, 6, 7], dealer: 1 });
    expect(table.plays('play item-1').slice(0, 6)).toEqual([
      { type: 'played', seat: 0, card: 'item-1', total: 30, direction: 1 },
      { type: 'passed', seat: 1 },
      { type: 'passed', seat: 2 },
      { type: 'passed', seat: 0 },
      { type: 'scored', hands: [[], ['straw'], []], points: [0, 0, 0], totals: [5, 6, 7] },
      { type: 'round', number: 2, dealer: 2, first: 0 },
    ]);
    expect(table.told('broke')).toEqual([]);
  });

  test('S12a goes round against the clock too, and ends the match in its last round', () => {
    const table = position({ total: 29, hands: [['reverse'], [], ['straw']], pile: [], scores: [5, 7, 7], round: 3 });
    expect(table.plays('play reverse').slice(1)).toEqual([
      { type: 'passed', seat: 2 },
      { type: 'passed', seat: 1 },
      { type: 'passed', seat: 0 },
      { type: 'scored', hands: [[], [], ['straw']], points: [0, 0, 0], totals: [5, 7, 7] },
      { type: 'ended', scores: [5, 7, 7], winners: [1, 2] },
    ]);
  });
});

describe('a round is scored', () => {
  test('S13 everyone but the breaker adds the hand', () => {
    const hands: Card[][] = [
      ['item-10', 'item-9'],
      ['item-8', 'carpet-2', 'lamp'],
      ['item-5', 'item-5', 'copy', 'reverse'],
    ];
    const table = position({ total: 45, hands, scores: [1, 2, 3] });
    table.plays('play item-10');
    expect(table.told('scored')).toEqual([
      {
        type: 'scored',
        hands: [['item-9'], ['item-8', 'carpet-2', 'lamp'], ['item-5', 'item-5', 'copy', 'reverse']],
        points: [0, 6, 10],
        totals: [1, 8, 13],
      },
    ]);
    expect(table.scores).toEqual([1, 8, 13]);
  });

  test('S13 a hand worth less than nothing lowers the score, below zero too', () => {
    const hands: Card[][] = [['item-10'], ['carpet-9', 'carpet-8', 'item-1'], ['carpet-7', 'straw']];
    const table = position({ total: 45, hands, scores: [4, 20, 3] });
    table.plays('play item-10');
    expect(table.told('scored')[0]).toMatchObject({ points: [0, -16, -7], totals: [4, 4, -4] });
  });

  test('S14 only the player of the straw scores, with the hand as it is and no card drawn', () => {
    const hands: Card[][] = [['item-10', 'item-9'], ['straw', 'item-8', 'carpet-2', 'item-7'], ['item-5']];
    const table = position({ total: 50, hands, turn: 1, scores: [1, 2, 3], dealer: 1 });
    const told = table.plays('play straw');
    expect(told.slice(0, 4)).toEqual([
      { type: 'played', seat: 1, card: 'straw', total: 50.001, direction: 1 },
      { type: 'broke', seat: 1, card: 'straw' },
      {
        type: 'scored',
        hands: [['item-9', 'item-10'], ['item-7', 'item-8', 'carpet-2'], ['item-5']],
        points: [0, 13, 0],
        totals: [1, 15, 3],
      },
      { type: 'round', number: 2, dealer: 2, first: 0 },
    ]);
  });

  test('S14 the straw may cost its player', () => {
    const table = position({ total: 50, hands: [['straw', 'carpet-9'], ['item-10']], scores: [5, 5] });
    table.plays('play straw');
    expect(table.scores).toEqual([-4, 5]);
  });

  test('S15 all cards are collected, the deal passes to the left, and a new round begins', () => {
    const hands: Card[][] = [['item-1'], ['item-2'], ['item-10', 'item-9']];
    const table = position({ total: 45, hands, turn: 2, direction: -1, dealer: 2 });
    table.plays('play item-10');
    expect(table.told('round')).toEqual([{ type: 'round', number: 2, dealer: 0, first: 1 }]);
    expect(table.told('dealt').map(({ cards }) => cards.length)).toEqual([4, 4, 4]);
    expect(table.view('watcher')).toMatchObject({
      round: 2,
      dealer: 0,
      turn: 1,
      direction: 1,
      total: 0,
      camel: [],
      pile: 52,
    });
    expect(table.refusal('play copy', 1)).toEqual({ clause: 'S4', about: { card: 'copy' } });
  });

  test('S15 the new camel is empty: there is nothing left to copy', () => {
    const heavy: Card[] = ['item-10', 'item-10', 'item-10', 'item-10'];
    const nines: Card[] = ['item-9', 'item-9', 'item-9', 'item-9'];
    const rounds = [{ hands: [heavy, nines] }, { hands: [['copy', 'copy', 'item-1', 'copy'] as const] }];
    const table = dealt({ seats: 2, dealer: 0, rounds });
    while (table.told('scored').length === 0) table.plays(table.legal().at(-1)!);
    expect([table.turn, ...table.legal()]).toEqual([0, 'play item-1']);
    expect(table.refusal('play copy')).toEqual({ clause: 'S9', about: { total: 0 } });
  });

  test('S15 a pass of the round before is forgotten', () => {
    const table = position({ total: 45, hands: [['item-10'], ['straw']], pile: [], passed: [undefined, 'loaded'] });
    table.plays('play item-10');
    expect(table.view('watcher').seats.map(({ passed }) => passed)).toEqual([undefined, undefined]);
  });
});

describe('the match ends', () => {
  test('S16 each player deals exactly once, and the highest total wins', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const table = dealt({ seats, dealer: 1 });
      toTheEnd(table);
      const dealers = table.told('round').map(({ dealer }) => dealer);
      expect(dealers).toEqual(Array.from({ length: seats }, (_, i) => (1 + i) % seats));
      const best = Math.max(...table.scores);
      expect(table.events.at(-1)).toEqual({ type: 'ended', scores: table.scores, winners: table.winners });
      expect(table.winners!.map((seat) => table.scores[seat])).toEqual(table.winners!.map(() => best));
    }
  });

  test('S16 a score of 100 ends nothing before everybody has dealt', () => {
    const table = position({ total: 45, hands: [['item-10'], ['item-7']], scores: [0, 200], round: 1 });
    table.plays('play item-10');
    expect(table.winners).toBeUndefined();
    expect(table.told('round')).toHaveLength(1);
  });

  test('S16 when the match is over nothing can be played', () => {
    const table = position({ total: 45, hands: [['item-10', 'item-1'], ['item-7']], scores: [9, 3], round: 2 });
    expect(table.plays('play item-10').slice(2)).toEqual([
      { type: 'scored', hands: [['item-1'], ['item-7']], points: [0, 7], totals: [9, 10] },
      { type: 'ended', scores: [9, 10], winners: [1] },
    ]);
    expect(straw.waitingFor(table.state)).toBe(0);
    expect(table.refusal('play item-1', 0)).toEqual({ clause: 'S16', about: { rounds: 2 } });
    expect(table.refusal('play item-7', 1)).toEqual({ clause: 'S16', about: { rounds: 2 } });
  });

  test('S16a two who tie for the highest total share the win', () => {
    const hands: Card[][] = [['item-10'], ['item-7'], ['item-2']];
    const table = position({ total: 45, hands, scores: [10, 3, 5], round: 3 });
    table.plays('play item-10');
    expect(table.scores).toEqual([10, 10, 7]);
    expect(table.winners).toEqual([0, 1]);
  });

  test('S16a three can share it, also below zero', () => {
    const hands: Card[][] = [['item-10'], ['carpet-7'], ['carpet-2'], ['carpet-9']];
    const table = position({ total: 45, hands, scores: [-6, 1, -4, 2], round: 4 });
    table.plays('play item-10');
    expect(table.events.at(-1)).toEqual({ type: 'ended', scores: [-6, -6, -6, -7], winners: [0, 1, 2] });
  });
});

describe('option race-to-100', () => {
  const ending = 'race-to-100';

  test('race-to-100 is chosen at the table; the default is each-deals-once', () => {
    const { ending: option } = straw.options;
    expect(option.byDefault(4)).toBe('each-deals-once');
    expect(option).toMatchObject({ kind: 'choice', values: ['each-deals-once', 'race-to-100'] });
  });

  test('race-to-100 goes on below 100, however often everybody has dealt', () => {
    const table = position({ total: 45, hands: [['item-10'], ['item-9']], scores: [99, 90], round: 7, ending });
    table.plays('play item-10');
    expect(table.scores).toEqual([99, 99]);
    expect(table.winners).toBeUndefined();
    expect(table.told('round')).toEqual([{ type: 'round', number: 8, dealer: 1, first: 0 }]);
  });

  test('race-to-100 ends with the round that brings somebody to 100, even the first', () => {
    const table = position({
      total: 39,
      hands: [
        ['item-10', 'item-1'],
        ['item-2', 'item-10'],
      ],
      scores: [9, 90],
      ending,
    });
    expect(table.plays('play item-10').map(({ type }) => type)).toEqual(['played', 'drew']);
    expect(table.winners).toBeUndefined();
    table.plays('play item-2');
    expect(table.scores).toEqual([11, 90]);
    expect(table.winners).toBeUndefined();

    const last = position({ total: 45, hands: [['item-10'], ['item-10']], scores: [9, 90], ending });
    last.plays('play item-10');
    expect(last.events.at(-1)).toEqual({ type: 'ended', scores: [9, 100], winners: [1] });
    expect(last.refusal('play item-10', 1)).toEqual({ clause: 'S16', about: { rounds: 1 } });
  });

  test('race-to-100 counts the whole round before it ends: a hand in hand is worth nothing yet', () => {
    const table = position({ total: 0, hands: [['item-1'], ['item-10', 'item-9']], scores: [0, 99], ending });
    table.plays('play item-1');
    table.plays('play item-10');
    expect(table.winners).toBeUndefined();
  });

  test('race-to-100 is won by the highest when two pass 100', () => {
    const hands: Card[][] = [['item-10'], ['item-9', 'item-8'], ['item-7', 'item-6']];
    const table = position({ total: 45, hands, scores: [99, 90, 95], ending });
    table.plays('play item-10');
    expect(table.events.at(-1)).toEqual({ type: 'ended', scores: [99, 107, 108], winners: [2] });
  });

  test('race-to-100 can be shared', () => {
    const table = position({ total: 45, hands: [['item-10'], ['item-9'], ['item-4']], scores: [0, 92, 97], ending });
    table.plays('play item-10');
    expect(table.winners).toEqual([1, 2]);
  });

  test('race-to-100 plays whole matches', () => {
    const table = dealt({ seats: 3, ending });
    toTheEnd(table);
    const totals = table.told('scored').map((event) => Math.max(...event.totals));
    expect(totals.map((best) => best >= 100)).toEqual([...Array(totals.length - 1).fill(false), true]);
  });
});
