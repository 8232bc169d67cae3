import { describe, expect, test } from 'vitest';
import type { Card } from '../cards.ts';
import { courtePaille } from '../game.ts';
import { lastRound, moveOf, position, type Setup, type Table } from '../testing/position.ts';

const MENU: Card[] = ['cabin-boy-1', 'cabin-boy-2'];
const WEEK: Card[] = ['cook-5', 'cook-4', 'captain-2', 'captain-3'];
const HANDS: Card[][] = [
  ['coco-1', 'cook-2', 'coco-5'],
  ['sailor-9', 'cook-3'],
  ['lookout-8', 'lookout-9'],
];

function choosing(setup: Partial<Setup> = {}): Table {
  return position({ hands: HANDS, menu: MENU, week: WEEK, shark: 1, ...setup });
}

/** Seat 0 has turned up a Coco. */
function powering(setup: Partial<Setup> = {}): Table {
  const table = choosing(setup);
  table.choose('coco-1', 'sailor-9', 'lookout-8');
  return table;
}

/** Seat 1 takes. */
function taking(): Table {
  const table = choosing();
  table.choose('coco-5', 'cook-3', 'lookout-8');
  return table;
}

/** Seat 1 banishes; the cook is gone. */
function banishing(): Table {
  return lastRound({
    form: 'declared',
    characters: ['captain', 'cabin-boy', 'lookout', 'sailor', 'fortune-teller'],
    week: ['captain-9', 'sailor-1'],
    hands: [['lookout-1'], ['captain-1', 'lookout-2', 'captain-2'], ['sailor-3'], []],
  });
}

describe('the notation of moves', () => {
  test('every move survives being written and read, packed and unpacked', () => {
    for (const move of courtePaille.allMoves) {
      expect(courtePaille.parse(courtePaille.format(move))).toEqual(move);
      expect(courtePaille.decode(courtePaille.encode(move))).toEqual(move);
    }
    const texts = courtePaille.allMoves.map((move) => courtePaille.format(move));
    expect(new Set(texts).size).toBe(texts.length);
    expect(new Set(courtePaille.allMoves.map((move) => courtePaille.encode(move))).size).toBe(texts.length);
  });

  test.each([
    'choose captain-7',
    'choose coco-5',
    'take fortune-teller-9',
    'lesson 3',
    'lesson 59',
    'land menu cook-3',
    'land pile',
    'land hand cabin-boy-1',
    'peek 4',
    'peek 2 5',
    'peek 9 10',
    'sleep',
    'banish cabin-boy',
    'banish coco',
  ])('%s is written as it is read', (text) => {
    expect(courtePaille.format(moveOf(text))).toBe(text);
    expect(courtePaille.format(courtePaille.decode(courtePaille.encode(moveOf(text))))).toBe(text);
  });

  const noMoves = [
    ['', ' ', 'pass', 'play cook-3', 'cook-3', 'choose', 'choose ', 'choose cook', 'choose cook-0', 'choose cook-10'],
    ['choose coco-6', 'choose cook-03', 'choose cook-3 4', 'Choose cook-3', 'choose Cook-3', 'CHOOSE COOK-3'],
    ['choose  cook-3', ' choose cook-3', 'choose cook-3 ', 'choose cook-3\n', 'choose\tcook-3', 'choose cook–3'],
    ['choose toString', 'choose constructor', 'choose __proto__', 'choose cabin boy-3', 'choose cook-３'],
    ['take', 'take cook', 'take captain-10', 'take menu cook-3', 'take cook-3; take cook-4'],
    ['lesson', 'lesson 0', 'lesson 60', 'lesson 99', 'lesson 100', 'lesson -1', 'lesson 1.5', 'lesson 03'],
    ['lesson three', 'lesson 1 2', 'lesson cook-3', 'lesson 1e1', 'lesson 0x1'],
    ['land', 'land cook-3', 'land menu', 'land hand', 'land pile cook-3', 'land week cook-3', 'land menu cook-3 2'],
    ['peek', 'peek 0', 'peek 5 2', 'peek 2 2', 'peek 1 2 3', 'peek 1,2', 'peek 2 60', 'peek 02', 'peek 2 cook-3'],
    ['sleep 1', 'sleep coco-1', 'sleeping', 'banish', 'banish cook-3', 'banish everybody', 'banish cook captain'],
    ['banish Cook', 'banish constructor'],
  ].flat();

  test.each(noMoves)('%j is no move', (text) => {
    expect(courtePaille.parse(text)).toBeUndefined();
  });

  test('very long text is no move', () => {
    expect(courtePaille.parse('choose '.repeat(50_000))).toBeUndefined();
    expect(courtePaille.parse(`choose ${'a'.repeat(200_000)}`)).toBeUndefined();
    expect(courtePaille.parse(`lesson ${'9'.repeat(200_000)}`)).toBeUndefined();
    expect(courtePaille.parse(`peek ${'1 '.repeat(50_000)}`)).toBeUndefined();
  });
});

describe('what is offered', () => {
  test('to choose: the value of each card, and how many come first among equals', () => {
    expect(choosing({ asleep: ['coco-5'], cocoMaySleep: true }).offers(0)).toEqual([
      { thing: 'cook-2', moves: [{ move: 'choose cook-2', preview: { value: 2, behindShark: 2 } }] },
      { thing: 'coco-1', moves: [{ move: 'choose coco-1', preview: { value: 1, behindShark: 2 } }] },
      { thing: 'coco-5', refusal: { clause: 'C14', about: { card: 'coco-5' } } },
    ]);
    expect(choosing().preview(1, 'choose cook-3')).toEqual({ value: 3, behindShark: 0 });
  });

  test('to take: what its character has in the week as far as it is known, and what would be in hand', () => {
    const table = choosing({
      menu: ['cook-9', 'captain-9'],
      hands: [HANDS[0]!, ['sailor-9', 'cook-3', 'cook-1'], HANDS[2]!],
    });
    table.choose('coco-5', 'cook-3', 'lookout-8');
    expect(table.offers(1)).toEqual([
      { thing: 'cook-9', moves: [{ move: 'take cook-9', preview: { inWeek: 5, inHand: 10 } }] },
      { thing: 'captain-9', moves: [{ move: 'take captain-9', preview: { inWeek: 0, inHand: 9 } }] },
    ]);
  });

  test('to take: cards that were peeked at are known, to whoever did', () => {
    const drawn: Card[] = ['fortune-teller-1', 'fortune-teller-2', 'fortune-teller-3'];
    const table = powering({ menu: [], draws: [...drawn, 'captain-9', 'captain-8', 'sailor-1', 'sailor-2'] });
    table.plays(0, 'peek 2 3');
    table.choose('cook-2', 'cook-3', 'lookout-9');
    expect(table.preview(0, 'take captain-9')).toEqual({ inWeek: 2, inHand: 9 });
    table.takes('captain-9');
    expect(table.preview(1, 'take captain-8')).toEqual({ inWeek: 0, inHand: 8 });
  });

  test('to a Coco: all its powers, what it knows of the week, and the rounds to come after this one', () => {
    expect(powering({ cocoMaySleep: true }).offers(0)).toEqual([
      { thing: 'week 1', moves: [{ move: 'lesson 1', preview: { card: 'cook-5', rounds: 2 } }] },
      { thing: 'week 2', moves: [{ move: 'lesson 2', preview: { rounds: 1 } }] },
      { thing: 'week 3', moves: [{ move: 'lesson 3', preview: { rounds: 1 } }] },
      { thing: 'week 4', moves: [{ move: 'lesson 4', preview: { rounds: 1 } }] },
      { thing: 'menu cabin-boy-1', moves: [{ move: 'land menu cabin-boy-1', preview: { draws: 1, rounds: 3 } }] },
      { thing: 'menu cabin-boy-2', moves: [{ move: 'land menu cabin-boy-2', preview: { draws: 1, rounds: 3 } }] },
      { thing: 'pile', moves: [{ move: 'land pile', preview: { draws: 1, rounds: 3 } }] },
      { thing: 'hand cook-2', moves: [{ move: 'land hand cook-2', preview: { draws: 2, rounds: 3 } }] },
      { thing: 'hand coco-5', moves: [{ move: 'land hand coco-5', preview: { draws: 2, rounds: 3 } }] },
      {
        thing: 'peek',
        moves: [
          { move: 'peek 2 3', preview: { known: 0 } },
          { move: 'peek 2 4', preview: { known: 0 } },
          { move: 'peek 3 4', preview: { known: 0 } },
        ],
      },
      { thing: 'coco', moves: [{ move: 'sleep', preview: { draws: 0 } }] },
    ]);
  });

  test('to a Coco with one card face down or none: that one to look at, or why not', () => {
    const table = position({ hands: [['coco-1'], ['coco-2']], week: ['cook-5', 'cook-4'] });
    table.choose('coco-1', 'coco-2');
    expect(table.offers(0).at(-1)).toEqual({ thing: 'peek', moves: [{ move: 'peek 2', preview: { known: 0 } }] });
    expect(table.preview(0, 'lesson 2')).toEqual({ rounds: 0 });
    table.plays(0, 'lesson 2');
    expect(table.offers(1).at(-1)).toEqual({ thing: 'peek', refusal: { clause: 'C13a', about: { down: 0 } } });
  });

  test('to a Coco that has seen cards of the week: which those are', () => {
    const table = powering({ menu: [] });
    table.plays(0, 'peek 3 4');
    table.choose('coco-5', table.hand(1)[0]!, table.hand(2)[0]!);
    while (table.turn !== 0) table.takes(table.menu[0]!);
    expect(table.preview(0, 'lesson 3')).toEqual({ card: 'captain-2', rounds: 0 });
    expect(table.preview(0, 'peek 3 4')).toEqual({ known: 2 });
  });

  test('to the winner of a part: how many cards each name would cost', () => {
    expect(banishing().offers(1)).toEqual([
      { thing: 'captain', moves: [{ move: 'banish captain', preview: { given: 2 } }] },
      { thing: 'cook', refusal: { clause: 'C22', about: { castaway: 'cook' } } },
      { thing: 'cabin-boy', moves: [{ move: 'banish cabin-boy', preview: { given: 0 } }] },
      { thing: 'lookout', moves: [{ move: 'banish lookout', preview: { given: 1 } }] },
      { thing: 'sailor', moves: [{ move: 'banish sailor', preview: { given: 0 } }] },
      { thing: 'fortune-teller', moves: [{ move: 'banish fortune-teller', preview: { given: 0 } }] },
      { thing: 'coco', refusal: { clause: 'C22', about: { castaway: 'coco' } } },
    ]);
  });
});

test('C6 of equals only those come first who have a card to choose', () => {
  const hands: Card[][] = [['cook-1'], ['coco-5'], [], ['cook-3'], ['cook-4']];
  const table = position({ hands, shark: 4, form: 'announced', cocoMaySleep: true, asleep: ['coco-5'] });
  expect(table.preview(4, 'choose cook-4')).toMatchObject({ behindShark: 0 });
  expect(table.preview(0, 'choose cook-1')).toMatchObject({ behindShark: 1 });
  expect(table.preview(3, 'choose cook-3')).toMatchObject({ behindShark: 2 });
});

describe('what is refused', () => {
  type Refused = [number, string, string, Record<string, number | string>?];

  function expectRefusals(table: Table, refused: Refused[]): void {
    const answers = refused.map(([seat, text]) => table.refusal(seat, text));
    expect(answers).toEqual(
      refused.map(([, , clause, about]) => (about === undefined ? { clause } : { clause, about })),
    );
    for (const [seat, text] of refused) expect(table.legal(seat)).not.toContain(text);
  }

  test('C5 while all choose', () => {
    expectRefusals(choosing(), [
      [0, 'choose cook-3', 'C5', { card: 'cook-3' }],
      [0, 'take cabin-boy-1', 'C5'],
      [0, 'lesson 1', 'C5'],
      [0, 'sleep', 'C5'],
      [0, 'banish cook', 'C5'],
    ]);
  });

  test('C6 C7 while somebody takes', () => {
    expectRefusals(taking(), [
      [0, 'lesson 1', 'C6', { turn: 1 }],
      [2, 'take cabin-boy-1', 'C6', { turn: 1 }],
      [1, 'choose sailor-9', 'C6', { turn: 1 }],
      [1, 'take cook-3', 'C7', { card: 'cook-3' }],
      [1, 'take cook-5', 'C7', { card: 'cook-5' }],
      [1, 'lesson 1', 'C7', { turn: 1 }],
      [1, 'land pile', 'C7', { turn: 1 }],
      [1, 'banish cook', 'C22'],
    ]);
  });

  test('C8 C11 C12 C13 C14 while a Coco uses its power', () => {
    expectRefusals(powering(), [
      [1, 'take cabin-boy-1', 'C6', { turn: 0 }],
      [0, 'choose cook-2', 'C6', { turn: 0 }],
      [0, 'take cabin-boy-1', 'C8', { turn: 0 }],
      [0, 'lesson 5', 'C11', { position: 5, week: 4 }],
      [0, 'land menu cook-2', 'C12', { from: 'menu', card: 'cook-2' }],
      [0, 'land hand cook-3', 'C12', { from: 'hand', card: 'cook-3' }],
      [0, 'land hand coco-1', 'C8', { card: 'coco-1' }],
      [0, 'peek 2 5', 'C13', { position: 5, week: 4 }],
      [0, 'peek 1 2', 'C13a', { position: 1 }],
      [0, 'peek 2', 'C13a', { wanted: 2 }],
      [0, 'sleep', 'C14', { option: 'coco-may-sleep' }],
      [0, 'banish cook', 'C22'],
    ]);
  });

  test('C12 nothing to land from a pile when there is nothing to draw', () => {
    const table = position({
      form: 'declared',
      characters: ['captain'],
      hands: [
        ['coco-1', 'captain-9'],
        ['captain-1', 'captain-2', 'captain-3', 'captain-4', 'captain-5'],
        ['captain-6', 'captain-7', 'captain-8'],
      ],
      week: ['coco-2', 'coco-3', 'coco-4', 'coco-5'],
      up: 3,
      menu: [],
      pile: [],
    });
    table.choose('coco-1', 'captain-5', 'captain-6');
    expectRefusals(table, [
      [0, 'land pile', 'C12', { pile: 0 }],
      [0, 'peek 3 4', 'C13a', { position: 3 }],
    ]);
    expect(table.offers(0)).toContainEqual({ thing: 'pile', refusal: { clause: 'C12', about: { pile: 0 } } });
  });

  test('C13a two positions where one card lies face down', () => {
    expectRefusals(powering({ up: 3 }), [
      [0, 'peek 3 4', 'C13a', { position: 3 }],
      [0, 'peek 4 5', 'C13', { position: 5, week: 4 }],
    ]);
  });

  test('C22 C25 while the winner of a part banishes', () => {
    expectRefusals(banishing(), [
      [0, 'banish captain', 'C22', { turn: 1 }],
      [1, 'banish coco', 'C22', { castaway: 'coco' }],
      [1, 'banish cook', 'C22', { castaway: 'cook' }],
      [1, 'choose captain-1', 'C22', { turn: 1 }],
      [3, 'banish captain', 'C25', { seat: 3 }],
    ]);
  });

  test('C15 C25 when it is over', () => {
    expectRefusals(lastRound({ week: ['captain-9', 'cook-1'], hands: [['cook-2'], ['cook-3']] }), [
      [0, 'choose cook-2', 'C15'],
    ]);
    const table = lastRound({ form: 'announced', week: ['captain-9', 'cook-1'], hands: [['captain-1'], ['cook-3']] });
    table.plays(0, 'banish captain');
    expectRefusals(table, [
      [1, 'choose cook-3', 'C25'],
      [0, 'banish cook', 'C25'],
    ]);
  });
});
