import { describe, expect, test } from 'vitest';
import { cardsOf, dealt, LISTED, position, type Table } from '../testing/position.ts';

const HANDS = ['1x1 1x2 1x3', '2x1 2x2 2x3', '3x1 3x2 3x3'];
const SEVEN = '1x1 1x2 1x3 1x4 1x5 1x6 1x7';

/** A turn that lays nothing: draws from the pile and discards the first card. */
function idles(table: Table): void {
  if (table.phase === 'draw') table.plays('draw pile');
  table.plays(table.legal().find((move) => move.startsWith('discard'))!);
}

describe('the draw pile is exhausted', () => {
  test('E10 discard pile and pass pile are shuffled together into a new one', () => {
    const hands = [`${HANDS[0]} 8x8`, HANDS[1]!, HANDS[2]!];
    const table = position({ hands, sequences: ['4x1'], pile: '', passed: 'pass-left', reshuffles: ['pass-left'] });
    const count = cardsOf(table.discard).length + 2;
    expect(table.plays('discard 8x8')).toEqual([
      { type: 'discarded', seat: 0, card: '8x8' },
      { type: 'reshuffled', count },
      { type: 'drew', seat: 1, card: 'pass-left', from: 'pile' },
    ]);
    expect([table.discard, table.passed, table.pile]).toEqual(['', '', count - 1]);
    expect(count).toBe(70 - 9 - 1);
    const pile = table.state.cards.names(table.state.cards.pile);
    const everything = [...pile, ...table.truth.flatMap((hand) => cardsOf(hand)), '4x1'];
    expect(everything.sort()).toEqual(LISTED.toSorted());
  });

  test('E10 E10a it swallows the top of the discard pile, so that turn draws from the new pile without a decision', () => {
    const table = position({ hands: [`${HANDS[0]} 8x8`, '', ''], pile: '', reshuffles: ['7x7'] });
    table.plays('discard 8x8');
    expect([table.turn, table.phase, table.discard]).toEqual([1, 'play', '']);
    expect(table.legal().filter((move) => move.startsWith('draw'))).toEqual([]);
    expect(cardsOf(table.hand(1))).toContain('7x7');
    table.plays('discard 7x7');
    expect(table.legal()).toEqual(['draw pile', 'draw discard']);
  });

  test('E10a the very card just discarded can come back from the new pile', () => {
    const table = position({ hands: [`${HANDS[0]} 8x8`, HANDS[1]!], pile: '', reshuffles: ['8x8'] });
    table.plays('discard 8x8');
    expect(table.hand(1)).toBe('2x1 2x2 2x3 8x8');
  });

  test('E10a not when the last card is drawn, but at the start of the next turn', () => {
    const table = position({ hands: HANDS, phase: 'draw', pile: '7x7', discard: '6x6' });
    expect(table.plays('draw pile')).toEqual([{ type: 'drew', seat: 0, card: '7x7', from: 'pile' }]);
    expect(table.pile).toBe(0);
    expect(table.plays('lay 1x1').map(({ type }) => type)).toEqual(['laid', 'reshuffled', 'drew']);
  });

  test('E10a not while a card is left', () => {
    const table = position({ hands: HANDS, phase: 'draw', pile: '7x7', discard: '6x6' });
    table.plays('draw discard', 'discard 1x1');
    expect([table.pile, table.phase, table.told('reshuffled')]).toEqual([1, 'draw', []]);
  });

  test('E10 a pass card just played is shuffled in, after the hands have moved', () => {
    const hands = [`${HANDS[0]} pass-left`, HANDS[1]!, HANDS[2]!];
    const table = position({ hands, pile: '', reshuffles: ['pass-left'] });
    expect(table.plays('play pass-left').map(({ type }) => type)).toEqual(['passed', 'reshuffled', 'drew']);
    expect(table.truth).toEqual([HANDS[2], `${HANDS[0]} pass-left`, HANDS[1]]);
    expect(table.passed).toBe('');
  });

  test('E10 it can happen again and again', () => {
    const table = dealt({ seats: 4, deals: [{ reshuffles: ['1x2', '1x4'] }] });
    while (table.told('reshuffled').length < 2) {
      idles(table);
      // so many turns would end the hand (E11a)
      table.state.barren = 0;
    }
    expect(table.told('reshuffled')).toEqual(Array(2).fill({ type: 'reshuffled', count: 70 - 12 }));
    expect(table.events.at(-1)).toMatchObject({ type: 'drew', card: '1x4', from: 'pile' });
    expect(table.told('hand')).toHaveLength(1);
  });

  test('E10b a card taken from the discard pile may be discarded again', () => {
    const table = position({ hands: HANDS, phase: 'draw', discard: '5x5 6x6' });
    table.plays('draw discard');
    expect(table.legal()).toContain('discard 6x6');
    table.plays('discard 6x6');
    expect([table.discard, table.hand(0), table.turn]).toEqual(['5x5 6x6', HANDS[0], 1]);
    expect(table.barren).toBe(1);
  });
});

describe('a hand ends', () => {
  test('E11 at once with the eighth card: nobody draws any more', () => {
    const table = position({ hands: ['1x8', '', ''], sequences: [SEVEN], pile: '', discard: '8x8' });
    const told = table.plays('lay 1x8').map(({ type }) => type);
    const next = ['hand', 'dealt', 'dealt', 'dealt', 'drew'];
    expect(told).toEqual(['laid', 'completed', 'scored', ...next]);
    expect(table.told('completed')).toEqual([{ type: 'completed', seat: 0, str8: true }]);
    expect(table.told('scored')[0]!.hands.map((hand) => hand.length)).toEqual([3, 3, 3]);
  });

  test('E11 not with the seventh', () => {
    const table = position({ hands: ['1x7', ''], sequences: [SEVEN.slice(0, -4)], discard: '8x8' });
    expect(table.plays('lay 1x7').map(({ type }) => type)).toEqual(['laid']);
    expect(table.told('completed')).toEqual([]);
  });

  test('E11a after 100 turns in a row in which nothing was laid, counted from the deal', () => {
    for (const seats of [2, 3, 4]) {
      const table = dealt({ seats });
      while (table.told('scored').length === 0) idles(table);
      expect(table.told('discarded')).toHaveLength(100);
      expect(table.told('completed')).toEqual([]);
      expect(table.told('hand').map(({ number }) => number)).toEqual([1, 2]);
      expect(table.barren).toBe(0);
    }
  });

  test.each(['discard pass-left', 'play pass-left', 'discard 8x8'])('E11a with %s as the 100th', (move) => {
    const hands = ['pass-left 8x8 1x1 1x2', '2x1 2x2 2x3'];
    const table = position({ hands, barren: 99, discard: '7x7', dealer: 1 });
    const last = move.startsWith('play') ? 'passed' : 'discarded';
    const types = table.plays(move).map(({ type }) => type);
    expect(types.join(' ')).toBe(`${last} scored hand dealt dealt drew`);
    expect(table.told('hand')).toEqual([{ type: 'hand', number: 2, dealer: 0, first: 1 }]);
  });

  test('E11a not after 99', () => {
    const table = position({ hands: ['', ''], barren: 98, discard: '7x7' });
    idles(table);
    expect([table.barren, table.told('scored')]).toEqual([99, []]);
    table.plays('draw pile');
    expect(table.barren).toBe(99);
  });

  test('E11a a card that is laid begins the count anew, by whomever', () => {
    const table = position({ hands: ['1x1', ''], barren: 99, discard: '7x7' });
    table.plays('lay 1x1');
    expect([table.barren, table.told('scored')]).toEqual([0, []]);
    for (let turn = 1; turn <= 99; turn++) {
      idles(table);
      expect(table.barren).toBe(turn);
    }
    idles(table);
    expect(table.told('scored')).toHaveLength(1);
  });

  test('E11a everyone scores as a player who did not win', () => {
    const table = position({
      hands: ['8x8 1x1 pass-left 1x2', '2x1 2x2 2x3', '3x1 3x2 3x3'],
      sequences: [SEVEN.replace('1x1 1x2 ', ''), '8x1 8x2', ''],
      scores: [10, 20, 30],
      barren: 99,
    });
    table.plays('discard 8x8');
    expect(table.told('scored')).toEqual([
      {
        type: 'scored',
        hands: ['1x1 1x2 pass-left', '2x1 2x2 2x3', '3x1 3x2 3x3'].map((hand) => cardsOf(hand)),
        sequences: ['1x3 1x4 1x5 1x6 1x7', '8x1 8x2', ''].map((sequence) => cardsOf(sequence)),
        points: [25 - 53, 24 - 12, -18],
        totals: [10 + 25 - 53, 20 + 24 - 12, 30 - 18],
      },
    ]);
  });
});
