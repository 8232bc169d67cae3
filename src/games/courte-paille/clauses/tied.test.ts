import { describe, expect, test } from 'vitest';
import { viewersOf, type Seat } from '../../../engine/seats.ts';
import type { Card } from '../cards.ts';
import { lastRound, position, type LastRound, type Table } from '../testing/position.ts';

/** Everybody has a captain's 5; down the week lie the cook, then lookout and sailor level, then the fortune-teller. */
const WEEK: Card[] = ['captain-9', 'cook-8', 'lookout-6', 'sailor-6', 'fortune-teller-2'];

function declared(hands: Card[][], more: Partial<LastRound> = {}): Table {
  return lastRound({ form: 'declared', week: WEEK, hands, ...more });
}

function compared(table: Table): unknown[] {
  return table.told('compared').map(({ characters, points }) => [characters, points]);
}

function winner(table: Table): Seat {
  return table.told('scored')[0]!.winners[0]!;
}

describe('a tie at the top, declared', () => {
  test('C21b C18 the tied compare the second-highest total, and whoever has more of it wins, however far from the shark', () => {
    const hands: Card[][] = [['captain-5', 'cook-1'], ['captain-2'], ['captain-1', 'captain-4', 'cook-3']];
    for (const shark of [0, 1, 2]) {
      const table = declared(hands, { shark });
      expect(compared(table)).toEqual([[['cook'], [1, null, 3]]]);
      expect(winner(table)).toBe(2);
      expect(table.told('shown')).toEqual([{ type: 'shown', seat: 2, cards: ['captain-1', 'captain-4'] }]);
    }
  });

  test('C21b C18a whoever is behind drops out and the others go on, equal totals added together as one step', () => {
    const table = declared([
      ['captain-5', 'cook-5'],
      ['captain-2', 'captain-3', 'sailor-9'],
      ['captain-1', 'captain-4', 'cook-4', 'cook-1', 'lookout-4'],
    ]);
    expect(compared(table)).toEqual([
      [['cook'], [5, 0, 5]],
      [
        ['lookout', 'sailor'],
        [0, null, 4],
      ],
    ]);
    expect(winner(table)).toBe(2);
  });

  test('C21b C18a a Coco counts once: in the step where its holder has a card first', () => {
    // seat 0 spends the Coco on the captain, seat 1 has none there and spends it on the cook
    const spent = declared([
      ['captain-4', 'coco-1', 'cook-2'],
      ['captain-5', 'cook-1'],
    ]);
    expect(compared(spent)).toEqual([[['cook'], [2, 1]]]);
    const kept = declared([['cook-2', 'coco-3'], ['cook-4']], { shark: 1 });
    expect(kept.told('announced').map(({ points }) => points)).toEqual([0, 0]);
    expect(compared(kept)).toEqual([[['cook'], [5, 4]]]);
    expect(winner(kept)).toBe(0);
  });

  test('C21b only if all steps are equal the one nearest to the shark wins', () => {
    const hands: Card[][] = [['captain-5'], ['captain-2'], ['captain-4', 'captain-1']];
    const winners = [0, 1, 2].map((shark) => {
      const table = declared(hands, { shark });
      expect(compared(table)).toEqual([
        [['cook'], [0, null, 0]],
        [
          ['lookout', 'sailor'],
          [0, null, 0],
        ],
        [['fortune-teller'], [0, null, 0]],
      ]);
      return winner(table);
    });
    expect(winners).toEqual([0, 2, 2]);
  });

  test.each<[string, Card[]]>([
    ['one step', ['captain-9', 'captain-8']],
    ['everybody on the same height', ['captain-9', 'cook-9']],
  ])('C21b with %s in the week there is nothing to compare', (_, week) => {
    const table = declared([['lookout-5'], ['sailor-5']], { week, shark: 1 });
    expect([compared(table), winner(table)]).toEqual([[], 1]);
  });

  test('C16a C21b with an empty week there is no step, and the one nearest to the shark wins', () => {
    const table = position({
      form: 'declared',
      hands: [
        ['coco-1', 'captain-9'],
        ['coco-2', 'cook-9'],
      ],
      week: ['captain-1', 'cook-2'],
      shark: 1,
    });
    table.choose('coco-1', 'coco-2');
    table.plays(0, 'lesson 1');
    table.plays(1, 'lesson 1');
    expect(table.told('eaten')).toEqual([{ type: 'eaten', characters: [], totals: {} }]);
    expect([compared(table), winner(table)]).toEqual([[], 1]);
  });

  test('C21b where one alone is at the top nothing is compared', () => {
    expect(
      compared(
        declared([
          ['captain-5', 'cook-1'],
          ['captain-4', 'cook-9'],
        ]),
      ),
    ).toEqual([]);
  });

  test('C21b it is told after what everybody stated and before what the winner shows, which is no more than else', () => {
    const table = declared([
      ['captain-5', 'cook-1'],
      ['captain-4', 'captain-1', 'cook-3'],
    ]);
    const types = table.events.map(({ type }) => type);
    expect(types.slice(types.indexOf('eaten') + 1)).toEqual(['announced', 'announced', 'compared', 'shown', 'scored']);
    expect(table.seen(0, 1)).toEqual(['captain-1', 'captain-4', null]);
  });
});

describe('a tie at the top, otherwise', () => {
  const hands: Card[][] = [
    ['captain-5', 'cook-1'],
    ['captain-4', 'captain-1', 'cook-3'],
  ];

  test('C21b announced, the later could only say “not more”: nothing is compared', () => {
    const table = lastRound({ form: 'announced', week: WEEK, hands });
    expect([compared(table), winner(table)]).toEqual([[], 0]);
  });

  test('C21b by rules of version 1 the one nearest to the shark won, and nothing was compared', () => {
    const table = declared(hands, { rules: 1 });
    expect([compared(table), winner(table), table.view('watcher').told]).toEqual([
      [],
      0,
      { castaways: ['captain'], points: [5, 5] },
    ]);
  });

  test('C18 in the single form the hands lie open, and nothing need be told', () => {
    const table = lastRound({ week: WEEK, hands });
    expect([compared(table), winner(table)]).toEqual([[], 1]);
  });
});

describe('what was compared', () => {
  const table = declared([
    ['captain-5', 'cook-5'],
    ['captain-2', 'captain-3', 'sailor-9'],
    ['captain-1', 'captain-4', 'cook-4', 'cook-1', 'lookout-4'],
    ['cook-9'],
  ]);

  test('C21b is the same for all, and no card behind it is shown', () => {
    for (const viewer of viewersOf(4)) {
      expect(table.sent(viewer).filter((event) => event?.type === 'compared')).toEqual(table.told('compared'));
      expect(table.view(viewer).told?.compared).toEqual([
        { castaways: ['cook'], points: [5, 0, 5, null] },
        { castaways: ['lookout', 'sailor'], points: [0, null, 4, null] },
      ]);
    }
    expect(table.seen('watcher', 2)).toEqual(['captain-1', 'captain-4', null, null, null]);
    expect(table.seen('watcher', 0)).toEqual([null, null]);
  });

  test('C21b is known until points are told again', () => {
    const later = declared([
      ['captain-5', 'cook-1'],
      ['captain-4', 'captain-1', 'cook-3'],
    ]);
    later.plays(1, 'banish sailor');
    expect(later.view(0).told?.compared).toHaveLength(1);
    while (later.told('eaten').length < 2) later.plays(later.waiting[0]!, later.legal(later.waiting[0]!)[0]!);
    const again = later.told('compared').length - 1;
    expect(later.view(0).told?.compared?.length ?? 0).toBe(again);
  });
});
