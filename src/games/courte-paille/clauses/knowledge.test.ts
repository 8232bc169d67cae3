import { describe, expect, test } from 'vitest';
import { viewersOf, type Viewer } from '../../../engine/seats.ts';
import type { Card } from '../cards.ts';
import { CHARACTERS } from '../faces.ts';
import { dealt, lastRound, position, type Table } from '../testing/position.ts';

const MENU: Card[] = ['cook-3', 'cook-4', 'cook-5', 'cook-6', 'cook-7'];
const WEEK: Card[] = ['captain-1', 'captain-2', 'captain-3', 'captain-4'];
const HANDS: Card[][] = [
  ['coco-1', 'lookout-2', 'lookout-5'],
  ['sailor-9', 'sailor-8'],
];

/** Seat 0 has turned up coco-1, and will draw lookout-7 and lookout-8. */
function turnedUp(): Table {
  const draws: Card[] = ['lookout-7', 'lookout-8'];
  const table = position({ hands: HANDS, menu: MENU, week: WEEK, draws, cocoMaySleep: true });
  table.choose('coco-1', 'sailor-9');
  return table;
}

function known(table: Table, viewer: Viewer): unknown {
  return { view: table.view(viewer), events: table.sent(viewer) };
}

describe('what is dealt and drawn', () => {
  const hands: Card[][] = [
    ['cook-9', 'coco-1', 'cook-2', 'sailor-3', 'captain-1'],
    ['lookout-9', 'coco-2', 'lookout-2', 'sailor-4', 'captain-2'],
  ];

  test('C4 own hand, menu, the face-up week, and the numbers of everything else', () => {
    const table = dealt({ seats: 2, shark: 1, hands, week: ['sailor-9'], menu: MENU });
    expect(table.view(0)).toEqual({
      viewer: 0,
      part: 1,
      phase: 'choose',
      shark: 1,
      characters: CHARACTERS,
      week: [{ card: 'sailor-9', up: true }, ...Array<unknown>(6).fill({ card: null, up: false })],
      menu: MENU,
      discard: [],
      pile: 37,
      seats: [
        { hand: ['captain-1', 'cook-2', 'cook-9', 'sailor-3', 'coco-1'], score: 0 },
        { hand: [null, null, null, null, null], score: 0 },
      ],
    });
    expect(table.sent(0)).toEqual([
      { type: 'part', number: 1, week: 7, characters: CHARACTERS, shark: 1 },
      { type: 'dealt', seat: 0, cards: hands[0] },
      { type: 'dealt', seat: 1, cards: [null, null, null, null, null] },
      { type: 'week', cards: [null, null, null, null, null, null, null] },
      { type: 'turned', position: 1, card: 'sailor-9' },
      { type: 'menu', cards: MENU },
    ]);
    expect(table.view('watcher').seats.flatMap(({ hand }) => hand)).toEqual(Array(10).fill(null));
  });

  test('C7 C8 what is taken from the menu all have seen, what is drawn only who drew it', () => {
    const table = turnedUp();
    table.plays(0, 'lesson 1');
    table.takes('cook-6');
    for (const viewer of viewersOf(2)) {
      const took = table.sent(viewer).filter((event) => event?.type === 'took');
      const drawn = viewer === 0 ? 'lookout-7' : null;
      expect(took).toEqual([
        { type: 'took', seat: 0, card: drawn, from: 'pile' },
        { type: 'took', seat: 1, card: 'cook-6', from: 'menu' },
      ]);
    }
    expect(table.seen(1, 0)).toEqual([null, null, null]);
    expect(table.seen(0, 1)).toEqual(['cook-6', null]);
    expect(table.seen('watcher', 1)).toEqual(['cook-6', null]);
  });

  test('C10a a reshuffle is forgotten: who draws a card again that all have seen has it to himself', () => {
    const table = position({
      hands: [['coco-2', 'lookout-1'], ['sailor-1', 'sailor-9'], ['sailor-8']],
      menu: MENU,
      week: WEEK,
      pile: [],
      reshuffles: [['sailor-1']],
    });
    table.choose('coco-2', 'sailor-1', 'sailor-8');
    expect(table.view(0).discard).toContain('sailor-1');
    table.takes('cook-3');
    table.plays(0, 'peek 2 3');
    expect(table.hand(0)).toEqual(['lookout-1', 'sailor-1']);
    for (const viewer of [1, 2, 'watcher'] as const) {
      expect(table.seen(viewer, 0)).toEqual([null, null]);
      expect(table.view(viewer).discard).toEqual(['sailor-8']);
      expect(table.sent(viewer)).toContainEqual({ type: 'took', seat: 0, card: null, from: 'pile' });
    }
  });
});

describe('secret choices', () => {
  test('C5 others see that one was made, its player which; the card is still in the hand', () => {
    const table = position({ hands: HANDS, week: WEEK });
    table.plays(0, 'choose lookout-2');
    expect(table.view(0).seats[0]).toEqual({
      hand: ['lookout-2', 'lookout-5', 'coco-1'],
      chosen: 'lookout-2',
      score: 0,
    });
    for (const viewer of [1, 'watcher'] as const) {
      expect(table.view(viewer).seats[0]).toEqual({ hand: [null, null, null], chosen: null, score: 0 });
      expect(table.sent(viewer)).toEqual([]);
    }
  });

  test('C5 a choice that is changed looks the same to the others', () => {
    const table = position({ hands: HANDS, week: WEEK });
    table.plays(0, 'choose lookout-2');
    const before = [known(table, 1), known(table, 'watcher')];
    table.plays(0, 'choose coco-1');
    expect([known(table, 1), known(table, 'watcher')]).toEqual(before);
    expect(table.view(0).seats[0]).toMatchObject({ chosen: 'coco-1' });
  });

  test('C5 once all have chosen, what is still to be resolved lies open beside the hand', () => {
    const table = turnedUp();
    for (const viewer of viewersOf(2)) {
      const { seats, phase, turn } = table.view(viewer);
      expect([phase, turn, seats[0]!.turned, seats[1]!.turned]).toEqual(['coco', 0, 'coco-1', 'sailor-9']);
      expect(seats.map(({ hand }) => hand.length)).toEqual([2, 1]);
      expect(seats.every((seat) => !('chosen' in seat))).toBe(true);
    }
  });
});

describe('what lies in the week', () => {
  test.each<[string, Card, 'menu' | 'pile' | 'hand', Viewer[]]>([
    ['land menu cook-6', 'cook-6', 'menu', [0, 1, 'watcher']],
    ['land pile', 'lookout-7', 'pile', []],
    ['land hand lookout-5', 'lookout-5', 'hand', [0]],
  ])('C12 after %s the face of %s from the %s is known to %j', (move, card, from, knowers) => {
    const table = turnedUp();
    table.plays(0, move);
    for (const viewer of viewersOf(2)) {
      const face = knowers.includes(viewer) ? card : null;
      expect(table.sent(viewer)).toContainEqual({ type: 'landed', seat: 0, card: face, from });
      expect(table.view(viewer).week[4]).toEqual({ card: face, up: false, ...(from === 'hand' && { landedBy: 0 }) });
    }
  });

  test('C13 which cards are peeked at is seen by all, their faces only by who peeks', () => {
    const table = turnedUp();
    table.plays(0, 'peek 2 4');
    for (const viewer of [1, 'watcher'] as const) {
      expect(table.sent(viewer)).toContainEqual({ type: 'peeked', seat: 0, positions: [2, 4], cards: [null, null] });
      expect(table.seenWeek(viewer)).toEqual(['captain-1', null, null, null]);
    }
    const cards: Card[] = ['captain-2', 'captain-4'];
    expect(table.sent(0)).toContainEqual({ type: 'peeked', seat: 0, positions: [2, 4], cards });
    expect(table.seenWeek(0)).toEqual(['captain-1', 'captain-2', null, 'captain-4']);
    table.takes('cook-3');
    expect(table.seenWeek(0)).toEqual(['captain-1', 'captain-2', null, 'captain-4']);
    expect(table.seenWeek(1)).toEqual(['captain-1', 'captain-2', null, null]);
  });

  test('C13 what was peeked at is known where it lies, also when cards left of it are removed', () => {
    const table = position({ hands: [['coco-1'], ['coco-2']], menu: MENU, week: WEEK });
    table.choose('coco-1', 'coco-2');
    table.plays(0, 'peek 3 4');
    table.plays(1, 'lesson 2');
    expect(table.week).toEqual(['captain-1', 'captain-3', 'captain-4']);
    expect(table.seenWeek(0)).toEqual(['captain-1', 'captain-3', 'captain-4']);
    expect(table.seenWeek(1)).toEqual(['captain-1', 'captain-3', null]);
  });

  test('C14 a Coco that went to sleep is known to all', () => {
    const table = turnedUp();
    table.plays(0, 'sleep');
    for (const viewer of [1, 'watcher'] as const) {
      expect(table.sent(viewer)).toContainEqual({ type: 'slept', seat: 0, card: 'coco-1' });
      expect(table.view(viewer).seats[0]).toEqual({ hand: ['coco-1', null, null], asleep: ['coco-1'], score: 0 });
    }
  });
});

describe('when a part is over', () => {
  const ended = {
    week: ['captain-9', 'sailor-1'] as Card[],
    hands: [['captain-3', 'lookout-1'], ['captain-1', 'coco-4', 'lookout-9'], ['captain-2'], ['lookout-5']] as Card[][],
    shark: 2,
  };

  test('C17 in the single form all hands lie open', () => {
    const table = lastRound(ended);
    for (const viewer of viewersOf(4)) {
      expect(table.view(viewer).seats.map(({ hand }) => hand)).toEqual(table.told('scored')[0]!.hands);
      expect(table.sent(viewer).at(-2)).toEqual(table.told('scored')[0]);
    }
  });

  test('C21 announced, the winner alone has shown the whole hand', () => {
    const table = lastRound({ ...ended, form: 'announced' });
    expect(table.view('watcher').seats.map(({ hand }) => hand)).toEqual([
      [null, null],
      ['captain-1', 'lookout-9', 'coco-4'],
      [null],
      [null],
    ]);
  });

  test('C21a declared, only what counts in it', () => {
    const table = lastRound({ ...ended, form: 'declared' });
    expect(table.seen('watcher', 1)).toEqual(['captain-1', 'coco-4', null]);
    table.plays(1, 'banish captain');
    expect(table.seen('watcher', 1)).toEqual([null, null]);
  });

  test('C21 the points of whoever said "not more" are heard by nobody', () => {
    const table = lastRound({ ...ended, form: 'announced' });
    expect(table.told('scored')).toEqual([{ type: 'scored', points: [3, 5, 2, 0], winners: [1] }]);
    for (const viewer of viewersOf(4)) {
      expect(table.sent(viewer).at(-1)).toEqual({ type: 'scored', points: [3, 5, 2, null], winners: [1] });
      expect(table.view(viewer).told).toEqual({ castaways: ['captain'], points: [3, 5, 2, null] });
    }
  });

  test('C21a declared, all points are heard', () => {
    const table = lastRound({ ...ended, form: 'declared' });
    for (const viewer of viewersOf(4)) {
      expect(table.sent(viewer).at(-1)).toEqual({ type: 'scored', points: [3, 5, 2, 0], winners: [1] });
    }
  });

  test('C22 C23 what others were shown and is kept they still know, what the winner draws anew they do not', () => {
    const parts = [['fortune-teller-1'] as Card[]];
    const table = lastRound({ ...ended, form: 'announced', parts });
    table.plays(1, 'banish captain');
    expect(table.hand(1)).toEqual(['lookout-9', 'fortune-teller-1']);
    expect(table.seen(0, 1)).toEqual(['lookout-9', null]);
    expect(table.sent(0)).toContainEqual({ type: 'took', seat: 1, card: null, from: 'pile' });
    expect(table.sent(0)).toContainEqual({ type: 'returned', seat: 1, cards: ['coco-4'] });
  });

  test('C25a the points in the last character are heard by all', () => {
    const table = lastRound({
      form: 'announced',
      characters: ['captain', 'cook'],
      week: ['captain-9', 'cook-8'],
      hands: [['captain-8', 'cook-1'], ['cook-7']],
    });
    table.plays(0, 'banish captain');
    expect(table.sent('watcher').at(-2)).toEqual({ type: 'scored', points: [1, 7], winners: [1] });
  });
});

test('two worlds that differ only in hidden cards look the same', () => {
  const worlds = [
    { hand: 'lookout-3', week: 'captain-4', draw: 'lookout-7' },
    { hand: 'coco-3', week: 'coco-4', draw: 'coco-5' },
  ] as const;
  const [here, there] = worlds.map(({ hand, week, draw }) => {
    const table = position({
      hands: [
        ['sailor-1', 'sailor-2'],
        ['coco-1', hand],
      ],
      menu: MENU,
      week: ['captain-1', 'captain-2', 'captain-3', week],
      draws: [draw, 'cook-1', 'cook-2', 'cook-8', 'cook-9', 'sailor-3'],
    });
    table.choose('sailor-2', 'coco-1');
    table.plays(1, 'peek 3 4');
    table.takes('cook-3');
    return table;
  }) as [Table, Table];
  expect(known(here, 0)).toEqual(known(there, 0));
  expect(known(here, 'watcher')).toEqual(known(there, 'watcher'));
  expect(known(here, 1)).not.toEqual(known(there, 1));
});

test('no view and no event names a card that the viewer has not seen', () => {
  const table = turnedUp();
  table.plays(0, 'land hand lookout-5');
  table.takes('cook-3');
  const hidden: Card[] = ['lookout-2', 'lookout-5', 'lookout-7', 'lookout-8', 'captain-3', 'captain-4'];
  for (const viewer of [1, 'watcher'] as const) {
    const text = JSON.stringify(known(table, viewer));
    expect([...hidden, ...table.pile].filter((card) => text.includes(`"${card}"`))).toEqual([]);
  }
  const own = JSON.stringify(known(table, 0));
  expect(hidden.filter((card) => own.includes(`"${card}"`))).toEqual(hidden.slice(0, 4));
});
