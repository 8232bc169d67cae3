import { describe, expect, test } from 'vitest';
import type { Card } from '../cards.ts';
import { CHARACTERS } from '../faces.ts';
import { dealt, lastRound, type Table } from '../testing/position.ts';
import { ADVANCED, CAPTAIN_EATEN, cards } from '../testing/parts.ts';

describe('the next part', () => {
  const newWeek: Card[] = ['sailor-1', 'coco-2', 'sailor-2', 'sailor-4', 'sailor-5', 'sailor-6'];
  const newMenu: Card[] = ['captain-5', 'coco-5', 'captain-7', 'captain-8', 'captain-9'];

  test.each(ADVANCED)(
    "C23 C24 the winner's Cocos are replaced, the next week is laid, the shark is the winner's, %s",
    (form) => {
      const table = lastRound({ ...CAPTAIN_EATEN, form, parts: [['lookout-1', 'lookout-2', ...newWeek, ...newMenu]] });
      expect(table.plays(1, 'banish cook').slice(1)).toEqual([
        { type: 'returned', seat: 1, cards: ['coco-2', 'coco-5'] },
        { type: 'reshuffled', count: 59 - 9 - 2 - 2 - 1 },
        { type: 'took', seat: 1, card: 'lookout-1', from: 'pile' },
        { type: 'took', seat: 1, card: 'lookout-2', from: 'pile' },
        {
          type: 'part',
          number: 2,
          week: 6,
          characters: ['captain', 'cabin-boy', 'lookout', 'sailor', 'fortune-teller'],
          shark: 1,
        },
        { type: 'week', cards: newWeek },
        { type: 'turned', position: 1, card: 'sailor-1' },
        { type: 'menu', cards: newMenu },
      ]);
      expect([table.shark, table.up, table.discard, table.waiting]).toEqual([1, 1, [], [0, 1, 2]]);
    },
  );

  test('C22 C23 the others keep their hands, Cocos included, and nobody else draws', () => {
    const table = lastRound({ ...CAPTAIN_EATEN, form: 'announced', parts: [['lookout-1', 'lookout-2']] });
    table.plays(1, 'banish cook');
    expect([0, 1, 2].map((seat) => table.hand(seat))).toEqual([
      ['captain-1', 'sailor-3'],
      ['captain-2', 'captain-4', 'lookout-1', 'lookout-2'],
      ['coco-1'],
    ]);
  });

  test('C23 a winner without Cocos draws nothing, and keeps a short hand too', () => {
    const hands: Card[][] = [['captain-5', 'cook-2', 'sailor-3'], ['captain-4'], ['cook-9', 'coco-1']];
    const table = lastRound({ form: 'announced', week: ['captain-9', 'cook-1'], hands });
    expect(table.plays(0, 'banish cook').map(({ type }) => type)).toEqual([
      'banished',
      'reshuffled',
      'part',
      'week',
      'turned',
      'menu',
    ]);
    expect(table.hand(0)).toEqual(['captain-5', 'sailor-3']);
  });

  test('C23 a winner left with nothing but Cocos is still in, and draws as many', () => {
    const hands: Card[][] = [['coco-3', 'coco-4', 'captain-5'], ['cook-1'], ['cook-2']];
    const table = lastRound({
      form: 'declared',
      week: ['captain-9', 'cook-8'],
      hands,
      parts: [['coco-4', 'sailor-8']],
    });
    table.plays(0, 'banish captain');
    expect(table.told('out')).toEqual([]);
    expect(table.hand(0)).toEqual(['sailor-8', 'coco-4']);
  });

  test.each([
    [2, 6],
    [3, 5],
    [4, 4],
    [5, 3],
  ])('C24 part %d has a week of %d', (number, week) => {
    const characters = CHARACTERS.slice(number - 2);
    const hands: Card[][] = [['fortune-teller-1'], ['fortune-teller-2']];
    const table = lastRound({ form: 'announced', characters, week: ['fortune-teller-9', 'sailor-9'], hands });
    table.plays(1, `banish ${characters[0]}`);
    expect(table.told('part')).toEqual([{ type: 'part', number, week, characters: characters.slice(1), shark: 1 }]);
    expect([table.week.length, table.up, table.menu.length]).toEqual([week, 1, 5]);
  });

  test('C24 from the winner of a part the shark goes on to the left', () => {
    const table = lastRound({ ...CAPTAIN_EATEN, form: 'announced', parts: [['lookout-1', 'lookout-2']] });
    table.plays(1, 'banish cook');
    table.choose('captain-1', 'captain-2', 'coco-1');
    while (table.told('shark').length === 0) table.plays(table.turn, table.legal(table.turn)[0]!);
    expect(table.told('shark')).toEqual([{ type: 'shark', seat: 2 }]);
  });

  test('C24 the first part has a week of seven', () => {
    expect(dealt({ seats: 5, form: 'declared' }).told('part')[0]).toMatchObject({ number: 1, week: 7 });
  });
});

/** Captain and cook stay, with the Cocos 23 cards. Nobody has a lookout, so the first seat wins the part. */
describe('when cards run short', () => {
  const lookoutEaten = { characters: ['captain', 'cook', 'lookout'], week: ['lookout-9', 'lookout-1'] } as const;

  function laidAfter(form: (typeof ADVANCED)[number], hands: Card[][], draws: Card[]): Table {
    const table = lastRound({ ...lookoutEaten, form, hands, parts: [draws] });
    expect(table.turn).toBe(0);
    table.events.length = 0;
    table.plays(0, 'banish lookout');
    return table;
  }

  function laying(seats: number, week: Card[], menu: Card[]): unknown[] {
    return [
      { type: 'banished', seat: 0, character: 'lookout', cards: Array.from({ length: seats }, () => []) },
      { type: 'reshuffled', count: week.length + menu.length },
      { type: 'part', number: 5, week: week.length, characters: ['captain', 'cook'], shark: 0 },
      { type: 'week', cards: week },
      ...(week.length === 0 ? [] : [{ type: 'turned', position: 1, card: week[0] }]),
      { type: 'menu', cards: menu },
    ];
  }

  test('C24a the week is laid first, then the menu with what is left', () => {
    const hands = [cards('captain', 1, 4), cards('captain', 5, 8), cards('cook', 1, 4), cards('cook', 5, 8)];
    const [week, menu]: Card[][] = [
      ['coco-1', 'coco-2', 'coco-3'],
      ['captain-9', 'cook-9', 'coco-4', 'coco-5'],
    ];
    expect(laidAfter('declared', hands, [...week!, ...menu!]).events).toEqual(laying(4, week!, menu!));
  });

  test('C24a a week can be cut short, and then there is no menu', () => {
    const hands: Card[][] = [
      cards('captain', 1, 5),
      [...cards('captain', 6, 9), 'cook-1'],
      cards('cook', 2, 6),
      [...cards('cook', 7, 9), 'coco-1', 'coco-2'],
      ['coco-3'],
    ];
    const table = laidAfter('announced', hands, ['coco-5', 'coco-4']);
    expect(table.events).toEqual(laying(5, ['coco-5', 'coco-4'], []));
  });

  test.each(ADVANCED)(
    'C16a C24a with every card in a hand no week is laid, and its part ends after a round, %s',
    (form) => {
      const hands: Card[][] = [
        cards('captain', 1, 5),
        [...cards('captain', 6, 9), 'cook-1'],
        cards('cook', 2, 6),
        ['cook-7', 'cook-8', 'coco-1', 'coco-2', 'coco-3'],
        ['cook-9', 'coco-4', 'coco-5'],
      ];
      const table = laidAfter(form, hands, []);
      expect(table.events).toEqual(laying(5, [], []));
      const told = table.choose('captain-1', 'captain-6', 'cook-2', 'cook-7', 'cook-9');
      const points = [0, ...Array<number | null>(4).fill(form === 'declared' ? 0 : null)];
      expect(told.slice(-8 - Number(form === 'announced'))).toEqual([
        { type: 'cleared', cards: [] },
        { type: 'eaten', characters: [], totals: {} },
        ...points.map((said, seat) => ({ type: 'announced', seat, points: said })),
        ...(form === 'announced' ? [{ type: 'shown', seat: 0, cards: hands[0] }] : []),
        { type: 'scored', points: [0, 0, 0, 0, 0], winners: [0] },
      ]);
    },
  );
});
