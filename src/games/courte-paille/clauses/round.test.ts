import { describe, expect, test } from 'vitest';
import type { Card } from '../cards.ts';
import { position, type Setup } from '../testing/position.ts';

const MENU: Card[] = ['cabin-boy-1', 'cabin-boy-2', 'cabin-boy-3', 'cabin-boy-4', 'cabin-boy-5'];
const WEEK: Card[] = ['fortune-teller-1', 'fortune-teller-2', 'fortune-teller-3'];

/** In which order the seats discarded. */
function orderOf(setup: Setup, chosen: Card[]): number[] {
  const table = position({ menu: [], ...setup });
  table.choose(...chosen);
  return table.told('discarded').map(({ seat }) => seat);
}

describe('choosing', () => {
  const hands: Card[][] = [
    ['cook-3', 'cook-1'],
    ['sailor-2', 'coco-4'],
    ['lookout-9', 'lookout-8'],
  ];

  test('C5 everyone chooses in secret, and all are turned up together', () => {
    const table = position({ hands });
    expect(table.waiting).toEqual([0, 1, 2]);
    expect(table.plays(2, 'choose lookout-9')).toEqual([]);
    expect(table.plays(0, 'choose cook-3')).toEqual([]);
    expect(table.waiting).toEqual([1]);
    expect(table.plays(1, 'choose coco-4')[0]).toEqual({ type: 'chose', cards: ['cook-3', 'coco-4', 'lookout-9'] });
  });

  test('C5 any card of the hand can be chosen, and no other', () => {
    const table = position({ hands });
    expect(table.legal(1)).toEqual(['choose sailor-2', 'choose coco-4']);
    expect(table.refusal(1, 'choose cook-3')).toEqual({ clause: 'C5', about: { card: 'cook-3' } });
    expect(table.refusal(1, 'choose coco-4')).toBeUndefined();
  });

  test('C5 a choice can be changed until the last is made, and the last word counts', () => {
    const table = position({ hands });
    table.plays(0, 'choose cook-3');
    expect(table.legal(0)).toEqual(['choose cook-1', 'choose cook-3']);
    table.plays(1, 'choose sailor-2');
    table.plays(0, 'choose cook-1');
    expect(table.waiting).toEqual([2]);
    expect(table.plays(2, 'choose lookout-8')[0]).toEqual({
      type: 'chose',
      cards: ['cook-1', 'sailor-2', 'lookout-8'],
    });
  });

  test('C5 whoever has one card still chooses it', () => {
    const table = position({ hands: [['cook-3'], ['sailor-2']] });
    expect(table.waiting).toEqual([0, 1]);
    expect(table.legal(0)).toEqual(['choose cook-3']);
  });
});

describe('the order of a round', () => {
  test('C6 the cards are resolved from the lowest value to the highest', () => {
    const hands: Card[][] = [['cook-9'], ['sailor-3'], ['lookout-1'], ['captain-8'], ['cook-2']];
    expect(orderOf({ hands, shark: 3 }, hands.flat())).toEqual([2, 4, 1, 3, 0]);
  });

  test.each([
    [0, [0, 1, 2, 3]],
    [1, [1, 2, 3, 0]],
    [2, [2, 3, 0, 1]],
    [3, [3, 0, 1, 2]],
  ])(
    'C6 of equal values the holder of the shark, seat %d, comes first, and its right neighbour last',
    (shark, order) => {
      const hands: Card[][] = [['cook-4'], ['sailor-4'], ['lookout-4'], ['captain-4']];
      expect(orderOf({ hands, shark }, hands.flat())).toEqual(order);
    },
  );

  test('C6 the shark decides among equals only: its holder comes last with the highest', () => {
    const hands: Card[][] = [['cook-4'], ['sailor-5'], ['lookout-9'], ['captain-4'], ['cook-5']];
    expect(orderOf({ hands, shark: 2 }, hands.flat())).toEqual([3, 0, 4, 1, 2]);
  });

  test('C6 a Coco takes its place by its value, and the shark decides between it and a character', () => {
    const hands: Card[][] = [['cook-2'], ['coco-3'], ['lookout-4'], ['captain-3']];
    const table = position({ hands, menu: MENU, week: WEEK, shark: 2 });
    table.choose('cook-2', 'coco-3', 'lookout-4', 'captain-3');
    table.takes('cabin-boy-1', 'cabin-boy-2');
    expect(table.told('discarded').map(({ card }) => card)).toEqual(['cook-2', 'captain-3']);
    expect([table.turn, table.view(0).phase]).toEqual([1, 'coco']);
    table.plays(1, 'lesson 1');
    expect([table.turn, table.view(0).phase]).toEqual([2, 'take']);
  });

  test('C7 a character is discarded, and its player takes any one card of the menu', () => {
    const table = position({ hands: [['cook-3'], ['sailor-2', 'captain-9']], menu: MENU });
    expect(table.choose('cook-3', 'sailor-2')).toEqual([
      { type: 'chose', cards: ['cook-3', 'sailor-2'] },
      { type: 'discarded', seat: 1, card: 'sailor-2' },
    ]);
    expect(table.discard.at(-1)).toBe('sailor-2');
    expect(table.legal(1)).toEqual(MENU.map((card) => `take ${card}`));
    expect(table.legal(0)).toEqual([]);
    expect(table.refusal(1, 'take sailor-2')).toEqual({ clause: 'C7', about: { card: 'sailor-2' } });
    expect(table.plays(1, 'take cabin-boy-4')).toEqual([
      { type: 'took', seat: 1, card: 'cabin-boy-4', from: 'menu' },
      { type: 'discarded', seat: 0, card: 'cook-3' },
    ]);
    expect(table.hand(1)).toEqual(['captain-9', 'cabin-boy-4']);
    expect(table.legal(0)).not.toContain('take cabin-boy-4');
  });

  test('C7 the last card of the menu is taken without a move', () => {
    const table = position({ hands: [['cook-3'], ['sailor-2']], menu: ['captain-8', 'captain-9'] });
    table.choose('cook-3', 'sailor-2');
    expect(table.plays(1, 'take captain-9').slice(0, 4)).toEqual([
      { type: 'took', seat: 1, card: 'captain-9', from: 'menu' },
      { type: 'discarded', seat: 0, card: 'cook-3' },
      { type: 'took', seat: 0, card: 'captain-8', from: 'menu' },
      { type: 'cleared', cards: [] },
    ]);
  });

  test('C9 nobody may pass: everybody chooses, and replaces the card that was chosen', () => {
    const table = position({ hands: [['cook-3'], ['sailor-2', 'coco-5'], ['coco-1']], menu: MENU, week: WEEK });
    table.choose('cook-3', 'sailor-2', 'coco-1');
    expect(table.refusal(2, 'sleep')).toEqual({ clause: 'C14', about: { option: 'coco-may-sleep' } });
    table.plays(2, 'peek 2 3');
    table.takes('cabin-boy-5', 'cabin-boy-1');
    const seats = [2, 1, 0];
    expect(table.told('discarded').map(({ seat }) => seat)).toEqual(seats);
    expect(table.told('took').map(({ seat }) => seat)).toEqual(seats);
    expect(table.waiting).toEqual([0, 1, 2]);
  });
});

describe('the end of a round', () => {
  test('C10 the menu is cleared and laid anew, the next card of the week turned up, the shark passed on', () => {
    const draws: Card[] = ['lookout-1', 'coco-2', 'lookout-3', 'lookout-4', 'lookout-5'];
    const table = position({ hands: [['cook-3'], ['sailor-2']], menu: MENU, week: WEEK, draws });
    table.choose('cook-3', 'sailor-2');
    expect(table.takes('cabin-boy-4', 'cabin-boy-1').slice(-5)).toEqual([
      { type: 'took', seat: 0, card: 'cabin-boy-1', from: 'menu' },
      { type: 'cleared', cards: ['cabin-boy-2', 'cabin-boy-3', 'cabin-boy-5'] },
      { type: 'menu', cards: draws },
      { type: 'turned', position: 2, card: 'fortune-teller-2' },
      { type: 'shark', seat: 1 },
    ]);
    expect([table.menu, table.up, table.shark]).toEqual([draws, 2, 1]);
    expect(table.discard).toEqual(['sailor-2', 'cook-3', 'cabin-boy-2', 'cabin-boy-3', 'cabin-boy-5']);
  });

  test('C10a a menu that empties the pile goes on from the shuffled discard pile, the old menu with it', () => {
    const table = position({
      hands: [['cook-1'], ['cook-2']],
      menu: MENU,
      week: WEEK,
      pile: ['captain-7', 'captain-8'],
      reshuffles: [['cook-1', 'cabin-boy-3', 'captain-9']],
    });
    table.choose('cook-1', 'cook-2');
    expect(table.takes('cabin-boy-1', 'cabin-boy-2').slice(-5)).toEqual([
      { type: 'cleared', cards: ['cabin-boy-3', 'cabin-boy-4', 'cabin-boy-5'] },
      { type: 'reshuffled', count: 59 - 2 - WEEK.length - 2 },
      { type: 'menu', cards: ['captain-7', 'captain-8', 'cook-1', 'cabin-boy-3', 'captain-9'] },
      { type: 'turned', position: 2, card: 'fortune-teller-2' },
      { type: 'shark', seat: 1 },
    ]);
    expect(table.discard).toEqual([]);
  });

  test('C10a a reshuffle in the middle of a round leaves out all that still lies on the table', () => {
    const hands: Card[][] = [
      ['coco-2', 'cook-2'],
      ['sailor-5', 'sailor-1'],
      ['lookout-1', 'lookout-7'],
    ];
    const table = position({ hands, menu: MENU, week: WEEK, pile: [], reshuffles: [['lookout-1']] });
    const discarded = table.discard;
    table.choose('coco-2', 'sailor-5', 'lookout-1');
    table.takes('cabin-boy-5');
    expect(table.plays(0, 'peek 2 3')).toEqual([
      { type: 'peeked', seat: 0, positions: [2, 3], cards: ['fortune-teller-2', 'fortune-teller-3'] },
      { type: 'discarded', seat: 0, card: 'coco-2' },
      { type: 'reshuffled', count: discarded.length + 2 },
      { type: 'took', seat: 0, card: 'lookout-1', from: 'pile' },
      { type: 'discarded', seat: 1, card: 'sailor-5' },
    ]);
    expect(table.pile.sort()).toEqual([...discarded, 'coco-2'].sort());
    expect(table.discard).toEqual(['sailor-5']);
  });

  test('C10c before the last card of the week no menu is laid, and the shark stays', () => {
    const table = position({ hands: [['cook-3'], ['sailor-2']], menu: MENU, week: WEEK, up: 2, shark: 1 });
    table.choose('cook-3', 'sailor-2');
    expect(table.takes('cabin-boy-4', 'cabin-boy-1').slice(-5)).toEqual([
      { type: 'cleared', cards: ['cabin-boy-2', 'cabin-boy-3', 'cabin-boy-5'] },
      { type: 'turned', position: 3, card: 'fortune-teller-3' },
      { type: 'eaten', characters: ['fortune-teller'], totals: { 'fortune-teller': 6 } },
      { type: 'scored', points: [0, 0], winners: [0, 1], hands: [['cabin-boy-1'], ['cabin-boy-4']] },
      { type: 'ended', scores: [0, 0], winners: [0, 1] },
    ]);
    expect([table.shark, table.menu]).toEqual([1, []]);
  });
});

/** Two characters are left, and all 23 cards in hands, week and menu. */
describe('when cards run short', () => {
  const few: Pick<Setup, 'form' | 'characters' | 'pile'> = {
    form: 'declared',
    characters: ['captain', 'cook'],
    pile: [],
  };
  const short: Setup = {
    ...few,
    hands: [
      ['captain-1', 'captain-2', 'captain-3', 'captain-4', 'captain-5'],
      ['cook-1', 'cook-2', 'cook-3', 'cook-4', 'cook-5'],
      ['captain-6', 'captain-7', 'captain-8', 'captain-9', 'cook-6'],
      ['cook-7', 'cook-8'],
    ],
    week: ['cook-9', 'coco-1', 'coco-2'],
    menu: ['coco-3', 'coco-4', 'coco-5'],
    reshuffles: [['captain-1', 'cook-7', 'captain-6', 'cook-2']],
  };
  const empty: Setup = {
    ...few,
    hands: [
      ['captain-1', 'captain-2', 'captain-3', 'captain-4', 'coco-1'],
      ['cook-1', 'cook-2', 'cook-3', 'cook-4', 'cook-5'],
      ['captain-5', 'captain-6', 'captain-7', 'captain-8', 'captain-9'],
      ['cook-6', 'cook-7', 'cook-8', 'coco-2', 'coco-3'],
    ],
    week: ['cook-9', 'coco-4', 'coco-5'],
    menu: [],
  };

  test('C10b whoever finds the menu empty draws from the pile, and the next menu has as many as there are', () => {
    const table = position(short);
    expect(table.discard).toEqual([]);
    table.choose('captain-1', 'cook-2', 'captain-6', 'cook-7');
    expect(table.takes('coco-3', 'coco-4').slice(2)).toEqual([
      { type: 'took', seat: 1, card: 'coco-4', from: 'menu' },
      { type: 'discarded', seat: 2, card: 'captain-6' },
      { type: 'took', seat: 2, card: 'coco-5', from: 'menu' },
      { type: 'discarded', seat: 3, card: 'cook-7' },
      { type: 'reshuffled', count: 4 },
      { type: 'took', seat: 3, card: 'captain-1', from: 'pile' },
      { type: 'cleared', cards: [] },
      { type: 'menu', cards: ['cook-7', 'captain-6', 'cook-2'] },
      { type: 'turned', position: 2, card: 'coco-1' },
      { type: 'shark', seat: 1 },
    ]);
  });

  test('C10b with every card in a hand or the week, what is discarded is drawn again, and no menu can be laid', () => {
    const table = position(empty);
    expect(table.choose('captain-2', 'cook-1', 'captain-5', 'cook-6').slice(1)).toEqual([
      { type: 'discarded', seat: 1, card: 'cook-1' },
      { type: 'reshuffled', count: 1 },
      { type: 'took', seat: 1, card: 'cook-1', from: 'pile' },
      { type: 'discarded', seat: 0, card: 'captain-2' },
      { type: 'reshuffled', count: 1 },
      { type: 'took', seat: 0, card: 'captain-2', from: 'pile' },
      { type: 'discarded', seat: 2, card: 'captain-5' },
      { type: 'reshuffled', count: 1 },
      { type: 'took', seat: 2, card: 'captain-5', from: 'pile' },
      { type: 'discarded', seat: 3, card: 'cook-6' },
      { type: 'reshuffled', count: 1 },
      { type: 'took', seat: 3, card: 'cook-6', from: 'pile' },
      { type: 'cleared', cards: [] },
      { type: 'menu', cards: [] },
      { type: 'turned', position: 2, card: 'coco-4' },
      { type: 'shark', seat: 1 },
    ]);
  });

  test('C10b whoever finds menu and pile empty takes nothing: the second card after landing one of the hand', () => {
    const table = position(empty);
    table.choose('coco-1', 'cook-2', 'captain-5', 'cook-6');
    expect(table.plays(0, 'land hand captain-3').slice(0, 5)).toEqual([
      { type: 'landed', seat: 0, card: 'captain-3', from: 'hand' },
      { type: 'discarded', seat: 0, card: 'coco-1' },
      { type: 'reshuffled', count: 1 },
      { type: 'took', seat: 0, card: 'coco-1', from: 'pile' },
      { type: 'discarded', seat: 1, card: 'cook-2' },
    ]);
    expect(table.hand(0)).toEqual(['captain-1', 'captain-2', 'captain-4', 'coco-1']);
  });
});
