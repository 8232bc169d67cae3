import { describe, expect, test } from 'vitest';
import { str8Eight } from '../game.ts';
import { moveOf, position, type Table } from '../testing/position.ts';

const HANDS = ['1x3 8x8 pass-left pass-left', '2x1 2x2 2x3', '3x1 3x2 3x3'];
const SEVEN = '1x1 1x2 1x3 1x4 1x5 1x6 1x7';

describe('the notation of moves', () => {
  test('every move survives being written and read, packed and unpacked', () => {
    for (const move of str8Eight.allMoves) {
      expect(str8Eight.parse(str8Eight.format(move))).toEqual(move);
      expect(str8Eight.decode(str8Eight.encode(move))).toEqual(move);
    }
    const texts = str8Eight.allMoves.map((move) => str8Eight.format(move));
    expect(new Set(texts).size).toBe(texts.length);
    expect(new Set(str8Eight.allMoves.map((move) => str8Eight.encode(move))).size).toBe(texts.length);
  });

  test('there are two draws, 64 cards to lay, two to play and 66 to discard', () => {
    const verbs = str8Eight.allMoves.map(({ verb }) => verb);
    const counts = ['draw', 'lay', 'play', 'discard'].map((verb) => verbs.filter((other) => other === verb).length);
    expect(counts).toEqual([2, 64, 2, 66]);
  });

  test.each([
    'draw pile',
    'draw discard',
    'lay 1x1',
    'lay 3x4',
    'lay 8x8',
    'play pass-left',
    'play pass-right',
    'discard 3x4',
    'discard pass-left',
    'discard pass-right',
  ])('%s is written as it is read', (text) => {
    expect(str8Eight.format(moveOf(text))).toBe(text);
    expect(str8Eight.format(str8Eight.decode(str8Eight.encode(moveOf(text))))).toBe(text);
  });

  const noMoves = [
    ['', ' ', 'draw', 'draw ', 'lay', 'play', 'discard', 'discard ', 'pass', 'pass left', 'pass-left', '3x4'],
    ['draw 3x4', 'draw pass', 'draw hand', 'draw pile discard', 'draw  pile', 'draw pile ', ' draw pile', 'Draw pile'],
    ['draw Pile', 'DRAW PILE', 'draw\tpile', 'draw pile\n', '\ndraw pile', 'draw pile 1'],
    ['lay pass-left', 'lay pass-right', 'lay pile', 'lay 12', 'lay 3x', 'lay x4', 'lay 3x0', 'lay 0x3', 'lay 3x9'],
    [
      'lay 9x3',
      'lay 3X4',
      'lay 3×4',
      'lay 3*4',
      'lay 03x4',
      'lay 3x04',
      'lay 3 x 4',
      'lay 3x4 3x5',
      'lay 3x4 ',
      'Lay 3x4',
    ],
    ['lay  3x4', 'lay 3x4\n', 'lay 3x-4', 'lay 3x4.0', 'lay ３x4', 'lay 1e0x4', 'lay 3x4; lay 3x5', 'lay 10x1'],
    [
      'play 3x4',
      'play pass',
      'play left',
      'play pass-up',
      'play pass-Left',
      'play pass left',
      'play pass-left pass-left',
    ],
    ['play pass-', 'play -left', 'play pass–left', 'Play pass-left', 'play pile'],
    [
      'discard pile',
      'discard 12',
      'discard pass',
      'discard 3x9',
      'discard 3x4 5x5',
      'discard pass-left 1',
      'discards 3x4',
    ],
    ['lay toString', 'discard constructor', 'play __proto__', 'discard hasOwnProperty', 'draw valueOf', 'take 3x4'],
  ].flat();

  test.each(noMoves)('%j is no move', (text) => {
    expect(str8Eight.parse(text)).toBeUndefined();
  });

  test('very long text is no move', () => {
    expect(str8Eight.parse('lay '.repeat(50_000))).toBeUndefined();
    expect(str8Eight.parse(`lay ${'a'.repeat(200_000)}`)).toBeUndefined();
    expect(str8Eight.parse(`discard ${'3x4 '.repeat(50_000)}`)).toBeUndefined();
    expect(str8Eight.parse(`lay 3x${'4'.repeat(200_000)}`)).toBeUndefined();
  });
});

describe('what is offered', () => {
  test('E6 to draw: both piles, and what lies on top of the one', () => {
    const table = position({ hands: ['', ''], phase: 'draw', discard: '5x5 pass-right' });
    expect(table.offers()).toEqual([
      { thing: 'pile', moves: [{ move: 'draw pile', preview: {} }] },
      { thing: 'discard', moves: [{ move: 'draw discard', preview: { card: 'pass-right' } }] },
    ]);
  });

  test('E6 to play: every card once, with all that may be done with it', () => {
    const table = position({ hands: HANDS, sequences: ['1x2'] });
    const preview = { length: 2, total: 5, completes: false, next: '4 6' };
    const discarded = (card: string) => ({ move: `discard ${card}`, preview: {} });
    expect(table.offers()).toEqual([
      { thing: '1x3', moves: [{ move: 'lay 1x3', preview }, discarded('1x3')] },
      {
        thing: '8x8',
        moves: [discarded('8x8')],
        refused: [{ move: 'lay 8x8', refusal: { clause: 'E8', about: { number: 64, after: 2 } } }],
      },
      {
        thing: 'pass-left',
        moves: [{ move: 'play pass-left', preview: { to: 1, from: 2 } }, discarded('pass-left')],
      },
    ]);
    expect(table.legal().join(', ')).toBe('lay 1x3, play pass-left, discard 1x3, discard 8x8, discard pass-left');
  });

  test('E6 the offers are the legal moves, with two to four players', () => {
    for (const seats of [2, 3, 4]) {
      const hands = ['1x1 5x1 pass-left pass-right', '', '', ''].slice(0, seats);
      const table = position({ hands });
      const offered = table.offers().flatMap((offer) => ('moves' in offer ? offer.moves.map(({ move }) => move) : []));
      expect(offered.sort()).toEqual(table.legal().sort());
    }
  });

  test('E6 there are never more than eight moves', () => {
    const table = position({ hands: ['1x1 2x1 3x1 4x1', ''] });
    expect(table.legal()).toHaveLength(8);
    expect(str8Eight.mostMoves).toBe(8);
  });

  test('E4 a lay: how long the sequence gets, what it adds up to, and what may follow then', () => {
    const begins = position({ hands: ['3x2', ''] });
    expect(begins.preview('lay 3x2')).toEqual({ length: 1, total: 6, completes: false, next: '7 8 9 12' });
    const goesOn = position({ hands: ['5x3', ''], sequences: ['1x8 2x5'] });
    expect(goesOn.preview('lay 5x3')).toEqual({ length: 3, total: 33, completes: false, next: '18 20' });
    const ends = position({ hands: ['8x8', ''], sequences: ['8x7'] });
    expect(ends.preview('lay 8x8')).toEqual({ length: 2, total: 120, completes: false, next: '' });
  });

  test('E11 a lay that completes the sequence', () => {
    const table = position({ hands: ['1x8', ''], sequences: [SEVEN] });
    expect(table.preview('lay 1x8')).toEqual({ length: 8, total: 36, completes: true, next: '10 12 16' });
  });

  test.each([
    [2, 0, 'left', { to: 1, from: 1 }],
    [2, 1, 'right', { to: 0, from: 0 }],
    [3, 0, 'left', { to: 1, from: 2 }],
    [3, 0, 'right', { to: 2, from: 1 }],
    [3, 2, 'left', { to: 0, from: 1 }],
    [4, 3, 'left', { to: 0, from: 2 }],
    [4, 0, 'right', { to: 3, from: 1 }],
  ])(
    'E9 with %d players, seat %d playing pass-%s: who gets this hand, and whose comes',
    (seats, turn, side, preview) => {
      const hands = ['', '', '', ''].slice(0, seats).with(turn, `pass-${side}`);
      const table = position({ hands, turn, discard: '8x8' });
      expect(table.preview(`play pass-${side}`)).toEqual(preview);
      expect(table.preview(`discard pass-${side}`)).toEqual({});
      const before = table.truth;
      table.plays(`play pass-${side}`);
      expect(table.truth[turn]).toBe(before[preview.from]);
    },
  );
});

describe('what is refused', () => {
  type Refused = [number, string, string, Record<string, number | string>];

  function expectRefusals(table: Table, refused: Refused[]): void {
    const answers = refused.map(([seat, text]) => table.refusal(seat, text));
    expect(answers).toEqual(refused.map(([, , clause, about]) => ({ clause, about })));
    for (const [seat, text] of refused) expect(table.legal(seat)).not.toContain(text);
  }

  test('E6 before drawing, and out of turn', () => {
    const hands = ['1x3 8x8 pass-left', HANDS[1]!, HANDS[2]!];
    expectRefusals(position({ hands, phase: 'draw', discard: '5x5' }), [
      [0, 'lay 1x3', 'E6', { first: 'draw' }],
      [0, 'play pass-left', 'E6', { first: 'draw' }],
      [0, 'discard 8x8', 'E6', { first: 'draw' }],
      [0, 'lay 8x7', 'E6', { first: 'draw' }],
      [1, 'draw pile', 'E6', { turn: 0 }],
      [2, 'draw discard', 'E6', { turn: 0 }],
      [1, 'lay 2x1', 'E6', { turn: 0 }],
      [2, 'discard 3x1', 'E6', { turn: 0 }],
    ]);
  });

  test('E6 a second draw, and a card that is not in hand', () => {
    expectRefusals(position({ hands: HANDS, discard: '5x5' }), [
      [0, 'draw pile', 'E6', { from: 'pile' }],
      [0, 'draw discard', 'E6', { from: 'discard' }],
      [0, 'lay 1x1', 'E6', { card: '1x1' }],
      [0, 'lay 2x1', 'E6', { card: '2x1' }],
      [0, 'play pass-right', 'E6', { card: 'pass-right' }],
      [0, 'discard 5x5', 'E6', { card: '5x5' }],
      [0, 'discard pass-right', 'E6', { card: 'pass-right' }],
      [1, 'discard 2x1', 'E6', { turn: 0 }],
    ]);
  });

  test('E7 a sequence that begins without a bull’s-eye', () => {
    expectRefusals(position({ hands: ['1x3 8x8 3x3 2x5', ''] }), [
      [0, 'lay 8x8', 'E7', { number: 64 }],
      [0, 'lay 3x3', 'E7', { number: 9 }],
      [0, 'lay 2x5', 'E7', { number: 10 }],
    ]);
  });

  test('E8 a number that is not listed on the last card', () => {
    expectRefusals(position({ hands: ['1x3 8x8 3x3 2x4', ''], sequences: ['1x5 1x6 1x7'] }), [
      [0, 'lay 1x3', 'E8', { number: 3, after: 7 }],
      [0, 'lay 8x8', 'E8', { number: 64, after: 7 }],
      [0, 'lay 3x3', 'E8', { number: 9, after: 7 }],
    ]);
  });

  test('E8 anything, after 64', () => {
    expectRefusals(position({ hands: ['8x7 1x1 7x8', ''], sequences: ['8x8'] }), [
      [0, 'lay 8x7', 'E8', { number: 56, after: 64 }],
      [0, 'lay 1x1', 'E8', { number: 1, after: 64 }],
    ]);
  });

  test('E16 anything, when the match is over', () => {
    const table = position({ hands: ['1x8 2x2', '2x1', ''], sequences: [SEVEN], scores: [499, 0, 0] });
    table.plays('lay 1x8');
    expectRefusals(table, [
      [0, 'lay 2x2', 'E16', { target: 500 }],
      [1, 'draw pile', 'E16', { target: 500 }],
      [2, 'discard 3x3', 'E16', { target: 500 }],
    ]);
  });
});
