import { describe, expect, test } from 'vitest';
import { FastChance } from '../../../engine/chance/fast.ts';
import { viewersOf, type Viewer } from '../../../engine/seats.ts';
import { str8Eight } from '../game.ts';
import { dealt, LISTED, position, Table, type Setup } from '../testing/position.ts';

const HANDS = ['1x1 1x2 1x3', '2x1 2x2 2x3', '3x1 3x2 3x3', '4x1 4x2 4x3'];
const HIDDEN = '? ? ?';

/** Seat 0 has passed its hand on to the left. */
function passedLeft(seats: number, setup: Partial<Setup> = {}): Table {
  const hands = HANDS.slice(0, seats).with(0, `${HANDS[0]} pass-left`);
  const table = position({ hands, discard: '8x8', ...setup });
  table.plays('play pass-left');
  return table;
}

function known(table: Table, viewer: Viewer): unknown {
  return { view: table.view(viewer), events: table.sent(viewer) };
}

describe('what is dealt and drawn', () => {
  test('E5 own hand, and the numbers of everything else', () => {
    const table = dealt({ seats: 3, dealer: 2, deals: [{ hands: HANDS, draws: '8x8' }] });
    expect(table.view(1)).toEqual({
      viewer: 1,
      hand: 1,
      dealer: 2,
      phase: 'play',
      turn: 0,
      pile: 60,
      discard: [],
      passed: [],
      barren: 0,
      seats: [
        { hand: [null, null, null, null], sequence: [], score: 0 },
        { hand: ['2x1', '2x2', '2x3'], sequence: [], score: 0 },
        { hand: [null, null, null], sequence: [], score: 0 },
      ],
    });
    expect(table.sent(1)).toEqual([
      { type: 'hand', number: 1, dealer: 2, first: 0 },
      { type: 'dealt', seat: 0, cards: [null, null, null] },
      { type: 'dealt', seat: 1, cards: ['2x1', '2x2', '2x3'] },
      { type: 'dealt', seat: 2, cards: [null, null, null] },
      { type: 'drew', seat: 0, card: null, from: 'pile' },
    ]);
    expect(table.sent(0).at(-1)).toEqual({ type: 'drew', seat: 0, card: '8x8', from: 'pile' });
    expect(table.hands('watcher')).toEqual(['? ? ? ?', HIDDEN, HIDDEN]);
  });

  test('E6 what is drawn from the pile knows only who drew it, what from the discard pile all', () => {
    const setup = { hands: HANDS, phase: 'draw', discard: '5x5 6x6', draws: '7x7' } as const;
    const [pile, discard] = [position(setup), position(setup)];
    pile.plays('draw pile');
    discard.plays('draw discard');
    for (const viewer of viewersOf(4)) {
      const card = viewer === 0 ? '7x7' : null;
      expect(pile.sent(viewer)).toEqual([{ type: 'drew', seat: 0, card, from: 'pile' }]);
      expect(pile.seen(viewer, 0)).toBe(viewer === 0 ? '1x1 1x2 1x3 7x7' : '? ? ? ?');
      expect(discard.sent(viewer)).toEqual([{ type: 'drew', seat: 0, card: '6x6', from: 'discard' }]);
      expect(discard.seen(viewer, 0)).toBe(viewer === 0 ? '1x1 1x2 1x3 6x6' : '6x6 ? ? ?');
    }
  });

  test('E6 sequences, discards and played pass cards are seen by all', () => {
    const table = position({
      hands: ['1x1', 'pass-left', '', ''],
      discard: '5x5',
      passed: 'pass-right',
      scores: [1, 2],
    });
    table.plays('lay 1x1', 'draw discard', 'discard 5x5', 'draw pile', 'discard 2x1');
    for (const viewer of viewersOf(4)) {
      expect(table.view(viewer)).toMatchObject({ discard: ['5x5', '2x1'], passed: ['pass-right'], barren: 2 });
      expect(table.view(viewer).seats.map(({ sequence }) => sequence)).toEqual([['1x1'], [], [], []]);
      expect(table.view(viewer).seats.map(({ score }) => score)).toEqual([1, 2, 0, 0]);
    }
  });
});

describe('what is known after a pass', () => {
  test.each([
    [2, 'left', 1],
    [2, 'right', 1],
    [3, 'left', 1],
    [3, 'right', 2],
    [4, 'left', 1],
    [4, 'right', 3],
  ])('E9 with %d players and pass-%s: the own new hand and the one given away, nothing else', (seats, side, on) => {
    const hands = HANDS.slice(0, seats).with(0, `${HANDS[0]} pass-${side}`);
    const table = position({ hands, discard: '8x8' });
    table.plays(`play pass-${side}`);
    for (let viewer = 0; viewer < seats; viewer++) {
      const giver = (viewer - on + seats) % seats;
      const wanted = Array<string>(seats).fill(HIDDEN).with(viewer, HANDS[giver]!);
      expect(table.hands(viewer)).toEqual(wanted.with((viewer + on) % seats, HANDS[viewer]!));
    }
    expect(table.hands('watcher')).toEqual(Array(seats).fill(HIDDEN));
    for (const viewer of viewersOf(seats)) {
      expect(table.sent(viewer)).toEqual([{ type: 'passed', seat: 0, card: `pass-${side}` }]);
    }
  });

  test('E9 it is remembered until it is seen elsewhere', () => {
    const table = passedLeft(3, { draws: '8x7 8x6 8x5 8x4' });
    table.plays('draw pile');
    expect(table.hands(0)).toEqual([HANDS[2], '1x1 1x2 1x3 ?', HIDDEN]);
    table.plays('discard 1x2');
    expect(table.seen(0, 1)).toBe('1x1 1x3 ?');
    table.plays('draw discard');
    expect([1, 2].map((viewer) => table.seen(viewer, 2))).toEqual(Array(2).fill('1x2 2x1 2x2 2x3'));
    expect([table.seen(0, 2), table.seen('watcher', 2)]).toEqual(Array(2).fill('1x2 ? ? ?'));
    table.plays('discard 2x1', 'draw pile', 'discard 8x6', 'draw pile', 'lay 1x1');
    expect(table.hand(1)).toBe('1x3 8x5 8x7');
    expect([table.seen(0, 1), table.seen(2, 1)]).toEqual(['1x3 ? ?', HIDDEN]);
  });

  test('E9 with a second pass it travels on: own and the next two hands, of four', () => {
    const table = passedLeft(4, { draws: 'pass-left' });
    table.plays('draw pile', 'play pass-left');
    expect(table.truth).toEqual([HANDS[2], HANDS[3], HANDS[0], HANDS[1]]);
    expect([0, 1, 2, 3].map((seat) => table.hands(seat))).toEqual([
      [HANDS[2], HANDS[3], HANDS[0], HIDDEN],
      [HIDDEN, HANDS[3], HANDS[0], HANDS[1]],
      [HANDS[2], HIDDEN, HANDS[0], HANDS[1]],
      [HANDS[2], HANDS[3], HIDDEN, HANDS[1]],
    ]);
  });

  test('E9 passed back, everybody knows the hand that was here for a turn', () => {
    const table = passedLeft(4, { draws: 'pass-right' });
    table.plays('draw pile', 'play pass-right');
    expect(table.truth).toEqual(HANDS);
    expect([0, 1, 2].map((seat) => table.hands(seat))).toEqual([
      [HANDS[0], HIDDEN, HIDDEN, HANDS[3]],
      [HANDS[0], HANDS[1], HIDDEN, HIDDEN],
      [HIDDEN, HANDS[1], HANDS[2], HIDDEN],
    ]);
  });

  test('E9 what all saw being drawn from the discard pile they know wherever it goes', () => {
    const table = position({ hands: [`${HANDS[0]} 8x8`, '2x1 2x2 pass-left', HANDS[2]!], discard: '7x7' });
    table.plays('discard 8x8', 'draw discard', 'play pass-left');
    expect(table.truth).toEqual([HANDS[2], HANDS[0], '2x1 2x2 8x8']);
    expect([table.seen(0, 2), table.seen('watcher', 2)]).toEqual(['8x8 ? ?', '8x8 ? ?']);
    expect(table.seen(1, 2)).toBe('2x1 2x2 8x8');
  });

  test('E10 a reshuffle is forgotten, and what is known of hands is not', () => {
    const table = passedLeft(3, { pile: '8x1', reshuffles: ['1x2'] });
    table.plays('draw pile', 'discard 1x2');
    expect(table.hand(2)).toBe('1x2 2x1 2x2 2x3');
    expect(table.hands(0)).toEqual([HANDS[2], '1x1 1x3 ?', '? ? ? ?']);
    expect(table.hands(1)).toEqual([HIDDEN, '1x1 1x3 8x1', '2x1 2x2 2x3 ?']);
    expect(table.hands('watcher')).toEqual([HIDDEN, HIDDEN, '? ? ? ?']);
    expect(table.sent(0).slice(-2)).toEqual([
      { type: 'reshuffled', count: 70 - 9 },
      { type: 'drew', seat: 2, card: null, from: 'pile' },
    ]);
    expect(table.view(0)).toMatchObject({ discard: [], passed: [], pile: 60 });
  });

  test('every world that a viewer imagines keeps what is remembered', () => {
    const table = passedLeft(4, { draws: '8x7' });
    table.plays('draw pile', 'discard 1x2');
    const chance = new FastChance(new Uint8Array(32).fill(7, 0, 5));
    for (const viewer of viewersOf(4)) {
      const hidden = viewer === 'watcher' ? 0 : (viewer + 2) % 4;
      const imagined = new Set<string>();
      for (let i = 0; i < 30; i++) {
        const world = str8Eight.blank(4, { target: 500 });
        str8Eight.imagine(table.view(viewer), chance, world);
        expect(str8Eight.view(world, viewer)).toEqual(table.view(viewer));
        imagined.add(new Table(world, chance, []).hand(hidden));
      }
      expect(imagined.size).toBeGreaterThan(20);
    }
  });
});

describe('equal pass cards', () => {
  const hands = ['1x1 1x2 pass-left pass-left', HANDS[1]!, HANDS[2]!];

  test.each([
    ['discard', 1],
    ['play', 2],
  ])('E9 who knew of one of two no longer knows of one after a %s', (verb, seat) => {
    const table = position({ hands, discard: '8x8', draws: 'pass-left' });
    table.plays('play pass-left', 'draw pile');
    expect(table.seen(0, 1)).toBe('1x1 1x2 pass-left ?');
    table.plays(`${verb} pass-left`);
    expect(table.truth[seat]).toBe('1x1 1x2 pass-left');
    expect(table.seen(0, seat)).toBe('1x1 1x2 ?');
    expect(table.seen(1, seat)).toBe('1x1 1x2 pass-left');
    expect(table.seen('watcher', seat)).toBe(HIDDEN);
  });

  test('E9 whichever of the two lies first in the hand', () => {
    const table = position({ hands, discard: '8x8', draws: 'pass-left 8x7 8x6 8x5' });
    // the card that was drawn takes the place of the one that is discarded
    table.plays('play pass-left', 'draw pile', 'discard 1x1');
    table.plays('draw pile', 'discard 8x7', 'draw pile', 'discard 8x6', 'draw pile');
    expect(table.seen(0, 1)).toBe('1x2 pass-left ? ?');
    table.plays('discard pass-left');
    expect([table.hand(1), table.seen(0, 1)]).toEqual(['1x2 8x5 pass-left', '1x2 ? ?']);
  });

  test('E9 who knew of two still knows of one, who knew of one of none', () => {
    const table = position({ hands, discard: 'pass-left' });
    table.plays('play pass-left', 'draw discard');
    expect([0, 2].map((viewer) => table.seen(viewer, 1))).toEqual(['1x1 1x2 pass-left pass-left', 'pass-left ? ? ?']);
    table.plays('discard pass-left');
    expect([0, 2].map((viewer) => table.seen(viewer, 1))).toEqual(['1x1 1x2 pass-left', HIDDEN]);
  });

  test('E9 cards that are not equal are told apart', () => {
    const table = position({ hands, discard: '8x8', draws: 'pass-right' });
    table.plays('play pass-left', 'draw pile', 'discard pass-right');
    expect(table.seen(0, 1)).toBe('1x1 1x2 pass-left');
  });
});

describe('when a hand is over', () => {
  const ended: Setup = { hands: ['1x8', ...HANDS.slice(1)], sequences: ['1x1 1x2 1x3 1x4 1x5 1x6 1x7'], draws: '5x5' };

  test('E11 all hands are shown, and forgotten with the next deal', () => {
    const table = position(ended);
    table.plays('lay 1x8');
    const [scored] = table.told('scored');
    expect(scored!.hands.slice(1).map((hand) => hand.join(' '))).toEqual(HANDS.slice(1));
    for (const viewer of viewersOf(4)) {
      expect(table.sent(viewer)).toContainEqual(scored);
      const others = table.hands(viewer).filter((_, seat) => seat !== viewer);
      expect(others.join(' ')).not.toMatch(/[^? ]/);
    }
  });

  test('E16 at the end of the match the last hands lie open', () => {
    const table = position({ ...ended, scores: [490] });
    table.plays('lay 1x8');
    for (const viewer of viewersOf(4)) expect(table.hands(viewer)).toEqual(table.truth);
    expect(table.truth.slice(1)).toEqual(HANDS.slice(1));
  });
});

test('two worlds that differ only in hidden cards look the same', () => {
  const worlds = [
    { hand: '2x1 2x2 2x3', draw: '7x7' },
    { hand: '6x6 pass-left 2x3', draw: 'pass-right' },
  ];
  const [here, there] = worlds.map(({ hand, draw }) => {
    const hands = [`${HANDS[0]} pass-left`, hand, HANDS[2]!];
    const table = position({ hands, discard: '8x8', draws: `${draw} 5x6 5x7` });
    table.plays('play pass-left', 'draw pile', 'discard 1x1', 'draw pile', 'discard 2x3', 'draw pile');
    return table;
  }) as [Table, Table];
  for (const viewer of [0, 'watcher'] as const) expect(known(here, viewer)).toEqual(known(there, viewer));
  for (const viewer of [1, 2]) expect(known(here, viewer)).not.toEqual(known(there, viewer));
});

test('no view and no event names a card that the viewer has not seen', () => {
  const table = passedLeft(4, { draws: '8x7 8x6' });
  table.plays('draw pile', 'discard 1x2', 'draw discard', 'lay 1x2');
  const seen = new Set(['1x2', '8x8', 'pass-left']);
  const text = JSON.stringify(known(table, 'watcher'));
  expect(LISTED.filter((card) => text.includes(`"${card}"`) && !seen.has(card))).toEqual([]);
  const own = JSON.stringify(known(table, 0));
  const named = LISTED.filter((card) => own.includes(`"${card}"`) && !seen.has(card));
  expect(named).toEqual(['1x1', '1x3', '4x1', '4x2', '4x3']);
});
