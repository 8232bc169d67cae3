import { describe, expect, test } from 'vitest';
import { FastChance } from '../../../engine/chance/fast.ts';
import type { Card } from '../cards.ts';
import { CASTAWAYS } from '../faces.ts';
import { courtePaille } from '../game.ts';
import { dealt, LISTED, position, Table } from '../testing/position.ts';

const PLAYERS = [2, 3, 4, 5];

/** A match dealt by ordinary chance. */
function started(seats: number, seed: number): Table {
  const bytes = new Uint8Array(32).fill(seed);
  bytes[0] = seed >> 8;
  const chance = new FastChance(bytes);
  const table = new Table(courtePaille.blank(seats, { form: 'single', 'coco-may-sleep': false }), chance, []);
  courtePaille.start(table.state, chance, (event) => table.events.push(event));
  return table;
}

/** What lies in hands, week, menu and pile. */
function places(table: Table): Card[][] {
  const hands = table.told('dealt').flatMap(({ cards }) => cards as Card[]);
  return [hands, table.week, table.menu, table.pile];
}

describe('the table', () => {
  test('C1 two to five sit down', () => {
    expect(courtePaille.seats).toEqual({ min: 2, max: 5 });
    for (const seats of PLAYERS) expect(dealt({ seats }).waiting).toEqual([...Array(seats).keys()]);
  });

  test('C1 left is the next seat clockwise, and after the last comes the first', () => {
    const hands: Card[][] = [['cook-1'], ['cook-2'], ['cook-3']];
    const menu: Card[] = ['sailor-1', 'sailor-2', 'sailor-3', 'sailor-4', 'sailor-5'];
    const after = [0, 1, 2].map((shark) => {
      const table = position({ hands, menu, shark });
      table.choose('cook-1', 'cook-2', 'cook-3');
      table.takes('sailor-1', 'sailor-2', 'sailor-3');
      return table.shark;
    });
    expect(after).toEqual([1, 2, 0]);
  });

  test('C1 a menu of five feeds five', () => {
    const hands: Card[][] = [['cook-1'], ['cook-2'], ['cook-3'], ['cook-4'], ['cook-5']];
    const menu: Card[] = ['sailor-1', 'sailor-2', 'sailor-3', 'sailor-4', 'sailor-5'];
    const table = position({ hands, menu });
    table.choose('cook-1', 'cook-2', 'cook-3', 'cook-4', 'cook-5');
    table.takes('sailor-1', 'sailor-2', 'sailor-3', 'sailor-4');
    expect(table.told('took').map(({ from }) => from)).toEqual(Array(5).fill('menu'));
    expect(table.told('cleared')).toEqual([{ type: 'cleared', cards: [] }]);
  });

  test('C2 there are 59 cards: six characters from 1 to 9, and Coco from 1 to 5', () => {
    expect(LISTED).toHaveLength(59);
    expect(new Set(LISTED).size).toBe(59);
    const characters = ['captain', 'cook', 'cabin-boy', 'lookout', 'sailor', 'fortune-teller'];
    expect(CASTAWAYS).toEqual([...characters, 'coco']);
    for (const character of characters) {
      const values = LISTED.filter((card) => card.startsWith(`${character}-`)).map((card) => Number(card.at(-1)));
      expect(values).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    }
    expect(LISTED.slice(54)).toEqual(['coco-1', 'coco-2', 'coco-3', 'coco-4', 'coco-5']);
  });

  test('C3 the shark marks who has the initiative', () => {
    const hands: Card[][] = [['cook-4'], ['sailor-4'], ['lookout-4']];
    const table = dealt({ seats: 3, shark: 1, hands });
    expect(table.told('part')[0]).toMatchObject({ shark: 1 });
    table.choose('cook-4', 'sailor-4', 'lookout-4');
    expect([table.shark, table.turn]).toEqual([1, 1]);
  });

  test('C3a the first holder is drawn by lot', () => {
    for (const seats of PLAYERS) {
      const holders = new Set(Array.from({ length: 100 }, (_, seed) => started(seats, seed).shark));
      expect(holders.size).toBe(seats);
    }
  });
});

describe('the setup', () => {
  const hands: Card[][] = [
    ['cook-9', 'coco-1', 'cook-2', 'sailor-3', 'captain-1'],
    ['lookout-9', 'coco-2', 'lookout-2', 'sailor-4', 'captain-2'],
  ];
  const week: Card[] = ['coco-5', 'cook-8', 'sailor-8', 'captain-8', 'lookout-8', 'coco-3', 'cabin-boy-8'];
  const menu: Card[] = ['sailor-9', 'fortune-teller-1', 'captain-9', 'coco-4', 'cabin-boy-1'];

  test('C4 five to each, a week of seven with its leftmost turned up, a menu of five', () => {
    const table = dealt({ seats: 2, shark: 1, hands, week, menu });
    expect(table.events).toEqual([
      {
        type: 'part',
        number: 1,
        week: 7,
        characters: ['captain', 'cook', 'cabin-boy', 'lookout', 'sailor', 'fortune-teller'],
        shark: 1,
      },
      { type: 'dealt', seat: 0, cards: hands[0] },
      { type: 'dealt', seat: 1, cards: hands[1] },
      { type: 'week', cards: week },
      { type: 'turned', position: 1, card: 'coco-5' },
      { type: 'menu', cards: menu },
    ]);
    expect([table.week, table.up, table.menu, table.discard]).toEqual([week, 1, menu, []]);
    expect(table.hand(0)).toEqual(['captain-1', 'cook-2', 'cook-9', 'sailor-3', 'coco-1']);
  });

  test('C4 the rest is the draw pile, and the discard pile starts empty', () => {
    for (const seats of PLAYERS) {
      const { pile, discard } = dealt({ seats }).view('watcher');
      expect([pile, discard]).toEqual([59 - 5 * seats - 7 - 5, []]);
    }
  });

  test('C4 all are shuffled, the Cocos too, so that every card may come to lie anywhere, and none twice', () => {
    const seen = Array.from({ length: 4 }, () => new Set<Card>());
    for (let seed = 0; seed < 300; seed++) {
      const now = places(started(2, seed));
      expect(now.flat().sort()).toEqual(LISTED.toSorted());
      now.forEach((cards, place) => cards.forEach((card) => seen[place]!.add(card)));
    }
    expect(seen.map(({ size }) => size)).toEqual([59, 59, 59, 59]);
  });
});

describe('the positions of these tests', () => {
  test('every card lies where it was wished, and hidden where it should be', () => {
    const table = position({
      hands: [['cook-9', 'coco-1'], ['sailor-3'], []],
      week: ['coco-5', 'cook-8', 'sailor-8'],
      up: 2,
      menu: ['sailor-9', 'captain-9'],
      discard: ['cook-3', 'cook-1'],
      pile: ['cook-7', 'cook-4', 'cook-5'],
      shark: 1,
      asleep: ['coco-1'],
      won: [0, 2, 1],
      form: 'declared',
      characters: ['cook', 'sailor', 'captain'],
    });
    expect([table.hand(0), table.hand(1), table.hand(2)]).toEqual([['cook-9', 'coco-1'], ['sailor-3'], []]);
    expect([table.week, table.up, table.menu]).toEqual([
      ['coco-5', 'cook-8', 'sailor-8'],
      2,
      ['sailor-9', 'captain-9'],
    ]);
    expect(table.pile.sort()).toEqual(['cook-4', 'cook-5', 'cook-7']);
    expect(table.discard.slice(-2)).toEqual(['cook-3', 'cook-1']);
    expect(table.discard).toHaveLength(32 - 3 - 3 - 2 - 3);
    expect([table.seen(1, 0), table.seenWeek('watcher')]).toEqual([
      ['coco-1', null],
      ['coco-5', 'cook-8', null],
    ]);
    expect(table.view(0)).toMatchObject({ part: 4, shark: 1, phase: 'choose' });
    expect([table.scores, table.waiting]).toEqual([
      [0, 2, 1],
      [0, 1],
    ]);
  });

  test('cards are drawn as wished, before a reshuffle and after it', () => {
    const table = position({
      hands: [['cook-1'], ['cook-2'], ['cook-3']],
      menu: [],
      pile: ['sailor-9'],
      reshuffles: [['sailor-5', 'cook-1', 'captain-9']],
    });
    table.choose('cook-1', 'cook-2', 'cook-3');
    expect(table.told('took').map(({ card }) => card)).toEqual(['sailor-9', 'sailor-5', 'cook-1']);
    expect(table.menu[0]).toBe('captain-9');
  });
});
