import { describe, expect, test } from 'vitest';
import type { Card, Character } from '../cards.ts';
import { FORMS } from '../options.ts';
import { allSleep } from '../sleepers.ts';
import { lastRound, position, type Setup, type Table } from '../testing/position.ts';
import { ADVANCED } from '../testing/parts.ts';

const MENU: Card[] = ['cabin-boy-1', 'cabin-boy-2', 'cabin-boy-3', 'cabin-boy-4', 'cabin-boy-5'];
const WEEK: Card[] = ['captain-1', 'captain-2', 'captain-3', 'captain-4'];
const HANDS: Card[][] = [
  ['coco-1', 'cook-2', 'coco-5'],
  ['sailor-9', 'sailor-8'],
];
function cards(character: Character, count: number): Card[] {
  return Array.from({ length: count }, (_, i): Card => `${character}-${i + 1}`);
}

function turnedUp(setup: Partial<Setup> = {}): Table {
  const table = position({ hands: HANDS, menu: MENU, week: WEEK, cocoMaySleep: true, ...setup });
  table.choose('coco-1', 'sailor-9');
  return table;
}

/** The round in which coco-1 went to sleep is over. */
function slept(setup: Partial<Setup> = {}): Table {
  const table = turnedUp(setup);
  table.plays(0, 'sleep');
  table.takes('cabin-boy-1');
  return table;
}

describe.each(FORMS)('qui dort dîne, %s', (form) => {
  test('C14 a turned-up Coco goes back to the hand, and nothing is drawn', () => {
    const table = turnedUp({ form });
    expect(table.legal(0).at(-1)).toBe('peek 3 4');
    expect(table.legal(0)).toContain('sleep');
    expect(table.plays(0, 'sleep')).toEqual([
      { type: 'slept', seat: 0, card: 'coco-1' },
      { type: 'discarded', seat: 1, card: 'sailor-9' },
    ]);
    expect(table.hand(0)).toEqual(['cook-2', 'coco-1', 'coco-5']);
    expect(table.view(1).seats[0]).toMatchObject({ asleep: ['coco-1'] });
  });

  test('C14 while it sleeps it is not chosen', () => {
    const table = slept({ form });
    expect(table.legal(0)).toEqual(['choose cook-2', 'choose coco-5']);
    expect(table.refusal(0, 'choose coco-1')).toEqual({ clause: 'C14', about: { card: 'coco-1' } });
  });

  test('C14 nor landed', () => {
    const table = slept({ form });
    table.choose('coco-5', 'sailor-8');
    expect(table.legal(0).filter((move) => move.startsWith('land hand'))).toEqual(['land hand cook-2']);
    expect(table.refusal(0, 'land hand coco-1')).toEqual({ clause: 'C14', about: { card: 'coco-1' } });
  });

  test('C14 whoever has nothing but sleeping Cocos sits the round out', () => {
    const table = slept({ form, hands: [['coco-1'], HANDS[1]!] });
    expect([table.waiting, table.legal(0)]).toEqual([[1], []]);
    expect(table.view(1).seats.map(allSleep)).toEqual([true, false]);
    expect(table.refusal(0, 'choose coco-1')).toEqual({ clause: 'C14', about: { seat: 0 } });
    const told = table.choose(null, 'sailor-8');
    expect(told[0]).toEqual({ type: 'chose', cards: [null, 'sailor-8'] });
    table.takes(table.menu[0]!);
    expect(table.told('took').map(({ seat }) => seat)).toEqual([1, 1]);
    expect(table.hand(0)).toEqual(['coco-1']);
  });

  test('C14 when all sit out the rounds go by without a choice', () => {
    const [first, second] = [cards('cook', 5), cards('sailor', 5)];
    const table = position({
      form,
      hands: [['coco-1'], ['coco-2']],
      menu: MENU,
      week: WEEK,
      draws: [...first, ...second],
      cocoMaySleep: true,
    });
    table.choose('coco-1', 'coco-2');
    table.plays(0, 'sleep');
    expect(table.plays(1, 'sleep').slice(0, 13)).toEqual([
      { type: 'slept', seat: 1, card: 'coco-2' },
      { type: 'cleared', cards: MENU },
      { type: 'menu', cards: first },
      { type: 'turned', position: 2, card: 'captain-2' },
      { type: 'shark', seat: 1 },
      { type: 'chose', cards: [null, null] },
      { type: 'cleared', cards: first },
      { type: 'menu', cards: second },
      { type: 'turned', position: 3, card: 'captain-3' },
      { type: 'shark', seat: 0 },
      { type: 'chose', cards: [null, null] },
      { type: 'cleared', cards: second },
      { type: 'turned', position: 4, card: 'captain-4' },
    ]);
  });

  test('C14 at the end a sleeping Coco counts like any other', () => {
    const table = lastRound({
      form,
      week: ['captain-9', 'cook-1'],
      hands: [['captain-2'], ['coco-3', 'captain-1'], ['captain-3']],
      asleep: ['coco-3'],
      cocoMaySleep: true,
    });
    expect(table.told('scored')[0]).toMatchObject({ points: [2, 4, 3], winners: [1] });
  });
});

describe.each(ADVANCED)('a sleeping Coco and the next part, %s', (form) => {
  function partEnded(): Table {
    return lastRound({
      form,
      week: ['captain-9', 'cook-1'],
      hands: [
        ['coco-4', 'captain-8'],
        ['coco-3', 'coco-1', 'captain-1'],
        ['coco-2', 'sailor-1'],
      ],
      asleep: ['coco-4', 'coco-3', 'coco-2'],
      cocoMaySleep: true,
    });
  }

  test('C14 it wakes with the next part', () => {
    const table = partEnded();
    expect(table.view(0).seats.map(({ asleep }) => asleep)).toEqual([['coco-4'], ['coco-3'], ['coco-2']]);
    table.plays(0, 'banish cook');
    expect(table.view(0).seats.map(({ asleep }) => asleep)).toEqual([undefined, undefined, undefined]);
    expect(table.legal(1)).toEqual(['choose captain-1', 'choose coco-1', 'choose coco-3']);
    expect(table.legal(2)).toEqual(['choose sailor-1', 'choose coco-2']);
  });

  test('C14 C23 if its player won the part it goes back to the pile like any other', () => {
    const table = partEnded();
    table.plays(0, 'banish cook');
    expect(table.told('returned')).toEqual([{ type: 'returned', seat: 0, cards: ['coco-4'] }]);
  });

  test('C14 C25 whoever keeps nothing but a sleeping Coco is still in', () => {
    const table = partEnded();
    table.plays(0, 'banish sailor');
    expect(table.told('out')).toEqual([]);
    expect([table.waiting, table.legal(2)]).toEqual([[0, 1, 2], ['choose coco-2']]);
  });
});
