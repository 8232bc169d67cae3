import { describe, expect, test } from 'vitest';
import { FastChance } from '../../../engine/chance/fast.ts';
import type { Card } from '../cards.ts';
import { followersOf } from '../faces.ts';
import type { Str8EightEvent } from '../events.ts';
import { str8Eight } from '../game.ts';
import type { Str8EightState } from '../state.ts';
import { dealt, LISTED, position } from '../testing/position.ts';

const PLAYERS = [2, 3, 4];
const TABLE_SIDE = [1, 2, 3, 4, 5, 6, 7, 8];

/** As read off a card's own notation. */
function numberOf(card: string): number {
  const [group, place] = card.split('x').map(Number);
  return group! * place!;
}

function totalOf(cards: readonly string[]): number {
  return cards.reduce((total, card) => total + numberOf(card), 0);
}

const NUMBER_CARDS = TABLE_SIDE.flatMap((group) => TABLE_SIDE.map((place) => `${group}x${place}`));

/** Walks along every row of the multiplication table, as the printed cards do. */
function walkedFollowers(): Map<number, Set<number>> {
  const after = new Map(NUMBER_CARDS.map((card) => [numberOf(card), new Set<number>()]));
  for (const group of TABLE_SIDE) {
    let number = group;
    for (let place = 2; place <= 8; place++) {
      after.get(number)!.add(number + group);
      number += group;
    }
  }
  return after;
}

function started(seats: number, seed: number): { state: Str8EightState; events: Str8EightEvent[] } {
  const bytes = new Uint8Array(32).fill(seed);
  bytes[0] = seed >> 8;
  const state = str8Eight.blank(seats, { target: 500 });
  const events: Str8EightEvent[] = [];
  str8Eight.start(state, new FastChance(bytes), (event) => events.push(event));
  return { state, events };
}

describe('the table', () => {
  test('E1 two to four sit down, and left is the next seat clockwise', () => {
    expect(str8Eight.seats).toEqual({ min: 2, max: 4 });
    for (const seats of PLAYERS) {
      expect(dealt({ seats, dealer: 0 }).turn).toBe(1);
      expect(dealt({ seats, dealer: seats - 1 }).turn).toBe(0);
    }
  });

  test('E2 E3 the deck has 64 number cards, one of each, and three pass cards for each side', () => {
    const passes = ['pass-left', 'pass-left', 'pass-left', 'pass-right', 'pass-right', 'pass-right'];
    expect(LISTED).toEqual([...NUMBER_CARDS, ...passes]);
    expect(LISTED).toHaveLength(70);
  });

  test('E2 3x4 is the fourth card of group 3, number 12', () => {
    const table = position({ hands: ['3x4', ''], sequences: ['3x3'] });
    expect(table.preview('lay 3x4')).toMatchObject({ length: 2, total: 9 + 12 });
  });

  test('E2 every number card counts group times place, in a sequence and in hand', () => {
    for (const card of NUMBER_CARDS) {
      const laid = position({ hands: ['pass-left', ''], sequences: ['', card], barren: 99 });
      laid.plays('discard pass-left');
      const { hands, points } = laid.told('scored')[0]!;
      expect(points[1]! + totalOf(hands[1]!), card).toBe(numberOf(card));
      const held = position({ hands: ['pass-left', card], barren: 99 });
      held.plays('discard pass-left');
      expect(held.scores[1], card).toBe(-totalOf(held.told('scored')[0]!.hands[1]!));
    }
  });
});

describe('what may follow', () => {
  test.each<[number, number[]]>([
    [10, [12, 15]],
    [6, [7, 8, 9, 12]],
    [64, []],
  ])('E4 after %d come %j', (number, numbers) => {
    expect(followersOf(number)).toEqual(numbers);
  });

  test('E4 every number is followed by the next of every row that it stands in', () => {
    for (const [number, numbers] of walkedFollowers()) {
      expect(followersOf(number), String(number)).toEqual([...numbers].sort((a, b) => a - b));
    }
  });

  test('E4 the eighth card of a row has none of that row: after 8 come 10, 12 and 16, but no 9 of row 1', () => {
    expect(followersOf(8)).toEqual([10, 12, 16]);
    expect(followersOf(56)).toEqual([64]);
    expect(followersOf(63)).toEqual([]);
    expect(followersOf(49)).toEqual([56]);
  });

  test('E4 E8 at the table, each card takes exactly those cards, of any colour group', () => {
    const after = walkedFollowers();
    for (const last of NUMBER_CARDS) {
      const others = NUMBER_CARDS.filter((card) => card !== last);
      const laid: string[] = [];
      for (let i = 0; i < others.length; i += 4) {
        const table = position({ hands: [others.slice(i, i + 4).join(' '), ''], sequences: [last] });
        // a hand of three is filled up with one that has come before
        const asked = new Set(others.slice(i, i + 4).map((card) => `lay ${card}`));
        laid.push(...table.legal().filter((move) => asked.has(move)));
      }
      const wanted = others.filter((card) => after.get(numberOf(last))!.has(numberOf(card)));
      expect(laid, last).toEqual(wanted.map((card) => `lay ${card}`));
    }
  });
});

describe('the deal', () => {
  test('E5 three cards each, the rest is the draw pile, and nothing lies beside it', () => {
    for (const seats of PLAYERS) {
      const table = dealt({ seats, dealer: 1 });
      const types = ['hand', ...Array<string>(seats).fill('dealt'), 'drew'];
      expect(table.events.map(({ type }) => type)).toEqual(types);
      expect(table.told('dealt').map(({ seat }) => seat)).toEqual([...Array(seats).keys()]);
      expect(table.told('dealt').map(({ cards }) => cards.length)).toEqual(Array(seats).fill(3));
      expect(table.pile).toBe(70 - 3 * seats - 1);
      expect(table.view('watcher')).toMatchObject({ hand: 1, discard: [], passed: [], barren: 0 });
      expect(table.view('watcher').seats.map(({ sequence, score }) => [sequence, score])).toEqual(
        Array(seats).fill([[], 0]),
      );
    }
  });

  test('E5 the cards are dealt in seat order as they are drawn', () => {
    const hands = ['5x2 pass-left 1x1', '8x8 1x2 3x3', '4x4 2x2 pass-right'];
    const table = dealt({ seats: 3, dealer: 2, deals: [{ hands, draws: '7x7' }] });
    expect(table.told('dealt').map(({ cards }) => cards.join(' '))).toEqual(hands);
    expect(table.truth).toEqual(['1x1 5x2 7x7 pass-left', '1x2 3x3 8x8', '2x2 4x4 pass-right']);
  });

  test('E5 any card can be dealt to anybody, and none twice', () => {
    const seen = [new Set<Card | null>(), new Set<Card | null>()];
    for (let seed = 0; seed < 300; seed++) {
      const { state, events } = started(2, seed);
      const hands = events.filter((event) => event.type === 'dealt');
      for (const { seat, cards } of hands) for (const card of cards) seen[seat]!.add(card);
      const drawn = events.filter((event) => event.type === 'drew').map(({ card }) => card);
      const all = [...state.cards.names(state.cards.pile), ...hands.flatMap(({ cards }) => cards), ...drawn];
      expect(all.map(String).sort()).toEqual(LISTED.toSorted());
    }
    expect(seen.map(({ size }) => size)).toEqual([66, 66]);
  });

  test('E15 the first dealer is drawn by lot, and the player to the left begins', () => {
    expect(dealt({ seats: 4, dealer: 2 }).told('hand')).toEqual([{ type: 'hand', number: 1, dealer: 2, first: 3 }]);
    for (const seats of PLAYERS) {
      const dealers = new Set(Array.from({ length: 100 }, (_, seed) => started(seats, seed).state.dealer));
      expect(dealers.size).toBe(seats);
    }
  });

  test('E15 the deal passes to the left each hand, whoever won it', () => {
    for (const seats of PLAYERS) {
      const hands = Array<string>(seats).fill('');
      const sequences = ['1x1 1x2 1x3 1x4 1x5 1x6 1x7'];
      for (let dealer = 0; dealer < seats; dealer++) {
        const table = position({ hands: hands.with(0, '1x8'), sequences, dealer, number: 3 });
        table.plays('lay 1x8');
        const next = (dealer + 1) % seats;
        const first = (dealer + 2) % seats;
        expect(table.told('hand')).toEqual([{ type: 'hand', number: 4, dealer: next, first }]);
        expect([table.dealer, table.turn]).toEqual([next, first]);
      }
    }
  });

  test('E15 E5 the new hand is dealt from all 70 cards to empty sequences', () => {
    const table = position({
      hands: ['1x8 pass-left 8x8', '', ''],
      sequences: ['1x1 1x2 1x3 1x4 1x5 1x6 1x7', '2x1 2x2'],
      discard: '5x5 5x6',
      passed: 'pass-right',
      barren: 7,
      deals: [{ hands: ['pass-right pass-left 5x5', '1x1 1x2 1x8', '2x1 8x8 5x6'], draws: '1x7' }],
    });
    table.plays('lay 1x8');
    expect(table.truth).toEqual(['5x5 pass-left pass-right', '1x1 1x2 1x7 1x8', '2x1 5x6 8x8']);
    expect(table.pile).toBe(70 - 9 - 1);
    const { discard, passed, barren, seats } = table.view('watcher');
    expect([discard, passed, barren]).toEqual([[], [], 0]);
    expect(seats.map(({ sequence }) => sequence)).toEqual([[], [], []]);
  });
});
