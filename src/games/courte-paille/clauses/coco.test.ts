import { describe, expect, test } from 'vitest';
import type { Card } from '../cards.ts';
import type { CourtePailleEvent } from '../events.ts';
import { position, type Setup, type Table } from '../testing/position.ts';

const MENU: Card[] = ['cabin-boy-1', 'cabin-boy-2', 'cabin-boy-3', 'cabin-boy-4', 'cabin-boy-5'];
const WEEK: Card[] = ['captain-1', 'captain-2', 'captain-3', 'captain-4'];
const HANDS: Card[][] = [
  ['coco-1', 'cook-2', 'coco-5'],
  ['sailor-9', 'sailor-8'],
];

/** The first seat has turned up coco-1. */
function turnedUp(setup: Partial<Setup> = {}): Table {
  const table = position({ hands: HANDS, menu: MENU, week: WEEK, draws: ['lookout-7', 'lookout-8'], ...setup });
  table.choose('coco-1', 'sailor-9');
  return table;
}

/** All that happens until the next player has discarded. */
function deedsOf(table: Table, move: string): CourtePailleEvent[] {
  const told = table.plays(0, move);
  expect(told.at(-1)).toEqual({ type: 'discarded', seat: 1, card: 'sailor-9' });
  return told.slice(0, -1);
}

function finish(table: Table): void {
  while (table.winners === undefined) table.plays(table.waiting[0]!, table.legal(table.waiting[0]!)[0]!);
}

describe('a Coco', () => {
  test('C8 uses its power, is discarded, and is replaced from the pile, not the menu', () => {
    const table = turnedUp();
    expect(deedsOf(table, 'lesson 2')).toEqual([
      { type: 'lesson', seat: 0, position: 2, card: 'captain-2' },
      { type: 'discarded', seat: 0, card: 'coco-1' },
      { type: 'took', seat: 0, card: 'lookout-7', from: 'pile' },
    ]);
    expect(table.discard).toEqual(['captain-2', 'coco-1', 'sailor-9']);
    expect([table.menu, table.hand(0)]).toEqual([MENU, ['cook-2', 'lookout-7', 'coco-5']]);
  });

  test('C8 has all its powers, and no menu to take from', () => {
    const table = turnedUp();
    expect(table.legal(0)).toEqual([
      'lesson 1',
      'lesson 2',
      'lesson 3',
      'lesson 4',
      ...MENU.map((card) => `land menu ${card}`),
      'land pile',
      'land hand cook-2',
      'land hand coco-5',
      'peek 2 3',
      'peek 2 4',
      'peek 3 4',
    ]);
    expect(table.refusal(0, 'take cabin-boy-1')).toEqual({ clause: 'C8', about: { turn: 0 } });
  });

  test('C8 is left out of the reshuffle that its power needs', () => {
    const table = turnedUp({ pile: [], draws: [], reshuffles: [['lookout-7', 'lookout-8']] });
    const discarded = table.discard;
    expect(deedsOf(table, 'land pile')).toEqual([
      { type: 'reshuffled', count: discarded.length },
      { type: 'landed', seat: 0, card: 'lookout-7', from: 'pile' },
      { type: 'discarded', seat: 0, card: 'coco-1' },
      { type: 'took', seat: 0, card: 'lookout-8', from: 'pile' },
    ]);
    expect(table.discard).toEqual(['coco-1', 'sailor-9']);
  });

  test('C8 can come back with the reshuffle that its replacement needs', () => {
    const table = turnedUp({ pile: ['lookout-7'], draws: [], reshuffles: [['coco-1']] });
    const discarded = table.discard;
    expect(deedsOf(table, 'land pile')).toEqual([
      { type: 'landed', seat: 0, card: 'lookout-7', from: 'pile' },
      { type: 'discarded', seat: 0, card: 'coco-1' },
      { type: 'reshuffled', count: discarded.length + 1 },
      { type: 'took', seat: 0, card: 'coco-1', from: 'pile' },
    ]);
  });
});

/** One character, and so 14 cards: nearly all of them in hands. */
describe('a Coco with little to do', () => {
  const others: Card[][] = [
    ['captain-1', 'captain-2', 'captain-3', 'captain-4', 'captain-5'],
    ['captain-6', 'captain-7', 'captain-8', 'coco-2', 'coco-5'],
  ];
  const withTheRest: Card[][] = [['coco-1'], ...others, ['coco-3', 'coco-4', 'captain-9']];
  const little: Setup = {
    form: 'declared',
    characters: ['captain'],
    hands: [['coco-1'], ...others, ['coco-3', 'coco-4']],
    week: [],
    menu: [],
    pile: [],
  };

  function afterChoosing(setup: Partial<Setup>): CourtePailleEvent[] {
    const table = position({ ...little, ...setup });
    expect(table.discard).toEqual([]);
    return table.choose('coco-1', 'captain-2', 'captain-6', 'coco-3').slice(1);
  }

  test('C8a that can use no power at all is simply replaced', () => {
    expect(afterChoosing({ hands: withTheRest }).slice(0, 4)).toEqual([
      { type: 'discarded', seat: 0, card: 'coco-1' },
      { type: 'reshuffled', count: 1 },
      { type: 'took', seat: 0, card: 'coco-1', from: 'pile' },
      { type: 'discarded', seat: 1, card: 'captain-2' },
    ]);
  });

  test.each<[string, Partial<Setup>, CourtePailleEvent]>([
    ['lesson', { week: ['captain-9'] }, { type: 'lesson', seat: 0, position: 1, card: 'captain-9' }],
    ['land menu', { menu: ['captain-9'] }, { type: 'landed', seat: 0, card: 'captain-9', from: 'menu' }],
    ['land pile', { pile: ['captain-9'] }, { type: 'landed', seat: 0, card: 'captain-9', from: 'pile' }],
    [
      'land hand',
      { hands: [['coco-1', 'captain-9'], ...others, ['coco-3', 'coco-4']] },
      { type: 'landed', seat: 0, card: 'captain-9', from: 'hand' },
    ],
    ['sleep', { cocoMaySleep: true, hands: withTheRest }, { type: 'slept', seat: 0, card: 'coco-1' }],
  ])('C8a and exactly one thing, %s, does it without a move', (_, setup, deed) => {
    const told = afterChoosing(setup);
    expect(told[0]).toEqual(deed);
    expect(told).toContainEqual({ type: 'discarded', seat: 1, card: 'captain-2' });
  });
});

describe('the cooking lesson', () => {
  test('C11 a face-up card of the week goes to the discard pile, and as many rounds remain', () => {
    const table = turnedUp({ up: 2 });
    table.plays(0, 'lesson 1');
    expect([table.week, table.up]).toEqual([['captain-2', 'captain-3', 'captain-4'], 1]);
    table.takes('cabin-boy-1');
    expect(table.told('turned')).toEqual([{ type: 'turned', position: 2, card: 'captain-3' }]);
  });

  test('C11 so does a face-down one, and the game is a round shorter', () => {
    const table = turnedUp({ up: 2 });
    table.plays(0, 'lesson 3');
    expect([table.week, table.up]).toEqual([['captain-1', 'captain-2', 'captain-4'], 2]);
    table.takes('cabin-boy-1');
    expect(table.told('turned')).toEqual([{ type: 'turned', position: 3, card: 'captain-4' }]);
    expect(table.winners).toBeDefined();
  });

  test('C11a a removed face-down card is shown to all', () => {
    const table = turnedUp();
    table.plays(0, 'lesson 4');
    for (const viewer of [0, 1, 'watcher'] as const) {
      expect(table.sent(viewer)).toContainEqual({ type: 'lesson', seat: 0, position: 4, card: 'captain-4' });
      expect(table.view(viewer).discard).toContain('captain-4');
    }
  });
});

describe('land ahoy', () => {
  test('C12 a card of the menu is added to the week', () => {
    const table = turnedUp();
    expect(deedsOf(table, 'land menu cabin-boy-3')).toEqual([
      { type: 'landed', seat: 0, card: 'cabin-boy-3', from: 'menu' },
      { type: 'discarded', seat: 0, card: 'coco-1' },
      { type: 'took', seat: 0, card: 'lookout-7', from: 'pile' },
    ]);
    expect(table.menu).toEqual(['cabin-boy-1', 'cabin-boy-2', 'cabin-boy-4', 'cabin-boy-5']);
  });

  test('C12 or the top card of the draw pile, unseen', () => {
    const table = turnedUp();
    expect(deedsOf(table, 'land pile')).toEqual([
      { type: 'landed', seat: 0, card: 'lookout-7', from: 'pile' },
      { type: 'discarded', seat: 0, card: 'coco-1' },
      { type: 'took', seat: 0, card: 'lookout-8', from: 'pile' },
    ]);
    expect(table.seenWeek(0)).toEqual(['captain-1', null, null, null, null]);
  });

  test('C12 or a card of the hand, and then two are drawn', () => {
    const table = turnedUp();
    expect(deedsOf(table, 'land hand coco-5')).toEqual([
      { type: 'landed', seat: 0, card: 'coco-5', from: 'hand' },
      { type: 'discarded', seat: 0, card: 'coco-1' },
      { type: 'took', seat: 0, card: 'lookout-7', from: 'pile' },
      { type: 'took', seat: 0, card: 'lookout-8', from: 'pile' },
    ]);
  });

  test('C12 but not the Coco that lands it', () => {
    expect(turnedUp().refusal(0, 'land hand coco-1')).toEqual({ clause: 'C8', about: { card: 'coco-1' } });
  });

  test.each(['land menu cabin-boy-3', 'land pile', 'land hand cook-2'])(
    'C12a %s puts it face down at the right end of the week',
    (move) => {
      const table = turnedUp();
      const landed = deedsOf(table, move)[0];
      expect(table.week).toEqual([...WEEK, (landed as { card: Card }).card]);
      expect(table.view(1).week[4]).toMatchObject({ up: false });
    },
  );

  test.each<[Card[], Card]>([
    [['coco-1', 'cook-2'], 'cook-2'],
    [['coco-1', 'cook-2', 'cook-3'], 'cook-3'],
    [['coco-1', 'cook-2', 'cook-3', 'cook-4', 'cook-5'], 'cook-4'],
  ])('C12b landing from %j brings the hand back to its size, and is no choice', (hand, card) => {
    const table = turnedUp({ hands: [hand, HANDS[1]!] });
    table.plays(0, `land hand ${card}`);
    expect(table.hand(0)).toHaveLength(hand.length);
    expect(table.hand(0)).toEqual(expect.arrayContaining(['lookout-7', 'lookout-8']));
    expect(table.turn).toBe(1);
  });
});

describe('à la carte', () => {
  test('C13 two cards of the week are looked at', () => {
    const table = turnedUp();
    expect(deedsOf(table, 'peek 2 4')).toEqual([
      { type: 'peeked', seat: 0, positions: [2, 4], cards: ['captain-2', 'captain-4'] },
      { type: 'discarded', seat: 0, card: 'coco-1' },
      { type: 'took', seat: 0, card: 'lookout-7', from: 'pile' },
    ]);
    expect(table.seenWeek(0)).toEqual(['captain-1', 'captain-2', null, 'captain-4']);
  });

  test('C13a or the one there is', () => {
    const table = turnedUp({ up: 3 });
    expect(table.legal(0).filter((move) => move.startsWith('peek'))).toEqual(['peek 4']);
    expect(deedsOf(table, 'peek 4')[0]).toEqual({ type: 'peeked', seat: 0, positions: [4], cards: ['captain-4'] });
  });

  test('C13a with none face down the power cannot be chosen', () => {
    const table = position({ hands: [['coco-1'], ['coco-2']], menu: MENU, week: ['captain-1', 'captain-2'] });
    table.choose('coco-1', 'coco-2');
    table.plays(0, 'lesson 2');
    expect(table.refusal(1, 'peek 2')).toEqual({ clause: 'C13a', about: { down: 0 } });
    expect(table.legal(1).filter((move) => move.startsWith('peek'))).toEqual([]);
  });

  test('C13a one already seen may be chosen again', () => {
    const table = turnedUp();
    table.plays(0, 'peek 3 4');
    table.takes('cabin-boy-1');
    table.choose('coco-5', 'sailor-8');
    expect(table.legal(0)).toContain('peek 3 4');
    expect(table.plays(0, 'peek 3 4')[0]).toMatchObject({ type: 'peeked', cards: ['captain-3', 'captain-4'] });
  });
});

test.each([
  ['peek 2 3', 3],
  ['lesson 1', 3],
  ['lesson 4', 2],
  ['land menu cabin-boy-1', 4],
  ['land pile', 4],
  ['land hand cook-2', 4],
])('C11 C12 after %s the week of four is over in %d rounds', (move, rounds) => {
  const table = turnedUp();
  table.plays(0, move);
  finish(table);
  expect(table.told('chose')).toHaveLength(rounds);
});

test('C14 without the option a turned-up Coco does not go back to sleep', () => {
  const table = turnedUp();
  expect(table.legal(0)).not.toContain('sleep');
  expect(table.refusal(0, 'sleep')).toEqual({ clause: 'C14', about: { option: 'coco-may-sleep' } });
});
