import { describe, expect, test } from 'vitest';
import { LISTED, dealt, position } from '../testing/position.ts';

const HANDS = ['1x1 1x2 1x3', '2x1 2x2 2x3', '3x1 3x2 3x3', '4x1 4x2 4x3'];

describe('a turn', () => {
  test('E6 draws from the draw pile or the top of the discard pile', () => {
    const setup = { hands: HANDS, phase: 'draw', discard: '5x5 6x6', draws: '7x7' } as const;
    const pile = position(setup);
    expect(pile.legal()).toEqual(['draw pile', 'draw discard']);
    expect(pile.plays('draw pile')).toEqual([{ type: 'drew', seat: 0, card: '7x7', from: 'pile' }]);
    expect([pile.hand(0), pile.discard, pile.turn]).toEqual(['1x1 1x2 1x3 7x7', '5x5 6x6', 0]);
    const discard = position(setup);
    expect(discard.plays('draw discard')).toEqual([{ type: 'drew', seat: 0, card: '6x6', from: 'discard' }]);
    expect([discard.hand(0), discard.discard, discard.turn]).toEqual(['1x1 1x2 1x3 6x6', '5x5', 0]);
    expect([pile.pile, discard.pile]).toEqual([70 - 15, 70 - 14]);
  });

  test.each([
    ['lay 1x1', { type: 'laid', seat: 0, card: '1x1' }],
    ['play pass-left', { type: 'passed', seat: 0, card: 'pass-left' }],
    ['discard 1x1', { type: 'discarded', seat: 0, card: '1x1' }],
    ['discard pass-left', { type: 'discarded', seat: 0, card: 'pass-left' }],
  ])('E6 then does one thing: %s, and the next has the turn', (move, event) => {
    const hands = ['pass-left 1x1 5x5 6x6', HANDS[1]!, HANDS[2]!];
    const table = position({ hands, discard: '7x7' });
    expect(table.plays(move)).toEqual([event]);
    expect([table.turn, table.phase]).toEqual([1, 'draw']);
    expect(table.view('watcher').seats.map(({ hand }) => hand.length)).toEqual([3, 3, 3]);
    expect(table.legal(0)).toEqual([]);
  });

  test('E6 one may lay, pass on or discard, as one likes', () => {
    const table = position({ hands: ['1x1 2x5 8x1 pass-right', ''] });
    const lays = ['lay 1x1', 'lay 8x1'];
    const discards = ['discard 1x1', 'discard 2x5', 'discard 8x1', 'discard pass-right'];
    expect(table.legal()).toEqual([...lays, 'play pass-right', ...discards]);
  });

  test('E6a the first player draws from the draw pile without a decision', () => {
    const table = dealt({ seats: 3, dealer: 1, deals: [{ hands: HANDS, draws: '8x8' }] });
    expect(table.events.at(-1)).toEqual({ type: 'drew', seat: 2, card: '8x8', from: 'pile' });
    expect([table.phase, table.turn, table.hand(2)]).toEqual(['play', 2, '3x1 3x2 3x3 8x8']);
    expect(table.legal().filter((move) => move.startsWith('draw'))).toEqual([]);
    expect(table.refusal(2, 'draw pile')).toEqual({ clause: 'E6', about: { from: 'pile' } });
  });

  test('E6a so does everybody until there is a discard', () => {
    const table = dealt({ seats: 2, dealer: 1, deals: [{ hands: HANDS, draws: 'pass-left 8x8 8x7 8x6' }] });
    expect(table.plays('play pass-left').at(-1)).toEqual({ type: 'drew', seat: 1, card: '8x8', from: 'pile' });
    expect(table.plays('lay 1x1').at(-1)).toEqual({ type: 'drew', seat: 0, card: '8x7', from: 'pile' });
    expect(table.plays('discard 8x7')).toEqual([{ type: 'discarded', seat: 0, card: '8x7' }]);
    expect(table.legal()).toEqual(['draw pile', 'draw discard']);
    table.plays('draw discard', 'lay 1x2');
    expect(table.told('drew').at(-1)).toEqual({ type: 'drew', seat: 0, card: '8x6', from: 'pile' });
  });
});

describe('a sequence', () => {
  test('E7 begins with any card that has a bull’s-eye, whatever its group, and with no other', () => {
    const cards = LISTED.filter((card) => !card.startsWith('pass'));
    const begun: string[] = [];
    for (let i = 0; i < cards.length; i += 4) {
      begun.push(...position({ hands: [cards.slice(i, i + 4).join(' '), ''] }).legal());
    }
    const eyes = '1x1 1x2 1x3 1x4 1x5 1x6 1x7 1x8 2x1 2x2 2x3 2x4 3x1 3x2 4x1 4x2 5x1 6x1 7x1 8x1';
    const lays = begun.filter((move) => move.startsWith('lay '));
    expect(lays.map((move) => move.slice('lay '.length)).join(' ')).toBe(eyes);
  });

  test('E7 E8 a bull’s-eye is of no use later: only the last card counts', () => {
    const table = position({ hands: ['1x1 1x2 1x7 3x3', ''], sequences: ['1x4 1x6'] });
    expect(table.legal().slice(0, 2)).toEqual(['lay 1x7', 'lay 3x3']);
    expect(table.refusal(0, 'lay 1x1')).toEqual({ clause: 'E8', about: { number: 1, after: 6 } });
    expect(table.refusal(0, 'lay 1x2')).toEqual({ clause: 'E8', about: { number: 2, after: 6 } });
  });

  test('E8 a listed number may be of any colour group; the number itself is not listed', () => {
    const table = position({ hands: ['4x3 6x2 5x2 3x5', ''], sequences: ['2x5'] });
    expect(table.legal().filter((move) => move.startsWith('lay'))).toEqual(['lay 3x5', 'lay 4x3', 'lay 6x2']);
    expect(table.refusal(0, 'lay 5x2')).toEqual({ clause: 'E8', about: { number: 10, after: 10 } });
  });

  test('E8 a card is laid at the end of one’s own sequence', () => {
    const table = position({ hands: ['4x3', '5x5'], sequences: ['1x5 2x5', '1x1'], discard: '8x8' });
    table.plays('lay 4x3');
    expect([table.sequence(0), table.sequence(1)]).toEqual(['1x5 2x5 4x3', '1x1']);
    expect(table.refusal(1, 'lay 5x5')).toEqual({ clause: 'E6', about: { first: 'draw' } });
  });

  test('E8 cards are never taken back: not by hand, nor by a pass, nor by a reshuffle', () => {
    const table = position({
      hands: ['pass-left', '', ''],
      sequences: ['1x5 2x5', '1x1', '8x1'],
      pile: '',
    });
    expect(table.refusal(0, 'discard 2x5')).toEqual({ clause: 'E6', about: { card: '2x5' } });
    expect(table.plays('play pass-left').map(({ type }) => type)).toEqual(['passed', 'reshuffled', 'drew']);
    expect([0, 1, 2].map((seat) => table.sequence(seat))).toEqual(['1x5 2x5', '1x1', '8x1']);
  });
});

describe('pass cards', () => {
  test.each([
    [2, 'left', [1, 0]],
    [2, 'right', [1, 0]],
    [3, 'left', [2, 0, 1]],
    [3, 'right', [1, 2, 0]],
    [4, 'left', [3, 0, 1, 2]],
    [4, 'right', [1, 2, 3, 0]],
  ])('E9 with %d players, pass-%s gives everybody the hand of %j', (seats, side, from) => {
    for (let turn = 0; turn < seats; turn++) {
      const hands = HANDS.slice(0, seats).with(turn, `${HANDS[turn]} pass-${side}`);
      const table = position({ hands, turn, discard: '8x8' });
      expect(table.plays(`play pass-${side}`)).toEqual([{ type: 'passed', seat: turn, card: `pass-${side}` }]);
      expect(table.truth).toEqual(from.map((seat) => HANDS[seat]));
      expect([table.passed, table.discard, table.turn]).toEqual([`pass-${side}`, '8x8', (turn + 1) % seats]);
    }
  });

  test('E9 nobody draws from the pass pile', () => {
    const table = position({ hands: ['pass-left', '', ''], passed: 'pass-right', draws: '6x6' });
    expect(table.plays('play pass-left')[1]).toEqual({ type: 'drew', seat: 1, card: '6x6', from: 'pile' });
    expect(table.passed).toBe('pass-right pass-left');
    table.plays('discard 6x6');
    expect(table.legal()).toEqual(['draw pile', 'draw discard']);
    table.plays('draw discard');
    expect(table.passed).toBe('pass-right pass-left');
  });

  test.each(['left', 'right'])('E9 a discarded pass-%s does nothing', (side) => {
    const hands = [`${HANDS[0]} pass-${side}`, HANDS[1]!, HANDS[2]!];
    const table = position({ hands });
    expect(table.plays(`discard pass-${side}`)).toEqual([{ type: 'discarded', seat: 0, card: `pass-${side}` }]);
    expect(table.truth).toEqual(HANDS.slice(0, 3));
    expect([table.discard, table.passed]).toEqual([`pass-${side}`, '']);
  });

  test('E9 a discarded pass card may be drawn, and played', () => {
    const table = position({ hands: [`${HANDS[0]} pass-right`, HANDS[1]!, HANDS[2]!], draws: '8x8' });
    table.plays('discard pass-right');
    expect(table.plays('draw discard')).toEqual([{ type: 'drew', seat: 1, card: 'pass-right', from: 'discard' }]);
    expect(table.plays('play pass-right')).toEqual([
      { type: 'passed', seat: 1, card: 'pass-right' },
      { type: 'drew', seat: 2, card: '8x8', from: 'pile' },
    ]);
    expect(table.truth).toEqual([HANDS[1], HANDS[2], `${HANDS[0]} 8x8`]);
  });

  test('E9 of equal pass cards one is played, and the others are passed on with the hand', () => {
    const table = position({ hands: ['pass-left pass-left pass-left 1x1', HANDS[1]!], discard: '8x8' });
    expect(table.legal()).toEqual(['lay 1x1', 'play pass-left', 'discard 1x1', 'discard pass-left']);
    table.plays('play pass-left');
    expect(table.truth).toEqual([HANDS[1], '1x1 pass-left pass-left']);
  });
});
