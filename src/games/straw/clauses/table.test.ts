import { describe, expect, test } from 'vitest';
import { FastChance } from '../../../engine/chance/fast.ts';
import { viewersOf } from '../../../engine/seats.ts';
import type { Card } from '../cards.ts';
import type { StrawEvent } from '../events.ts';
import { straw } from '../game.ts';
import type { StrawState } from '../state.ts';
import { dealt, position, type Table } from '../testing/position.ts';
import { LISTED } from '../testing/wished-chance.ts';

const PLAYERS = [2, 3, 4, 5, 6];

/** A match dealt by ordinary chance. */
function started(seats: number, seed: number): { state: StrawState; events: StrawEvent[] } {
  const bytes = new Uint8Array(32).fill(seed);
  bytes[0] = seed >> 8;
  const state = straw.blank(seats, { ending: 'each-deals-once' });
  const events: StrawEvent[] = [];
  straw.start(state, new FastChance(bytes), (event) => events.push(event));
  return { state, events };
}

function countOf(card: Card): number {
  return LISTED.filter((listed) => listed === card).length;
}

describe('the table', () => {
  test('S1 two to six sit down, and left is the next seat clockwise', () => {
    expect(straw.seats).toEqual({ min: 2, max: 6 });
    for (const seats of PLAYERS) {
      expect(dealt({ seats, dealer: 0 }).turn).toBe(1);
      expect(dealt({ seats, dealer: seats - 1 }).turn).toBe(0);
    }
  });

  test('S2 the deck has 64 cards in the printed numbers', () => {
    expect(LISTED).toHaveLength(64);
    for (let n = 1; n <= 10; n++) expect(countOf(`item-${n}`)).toBe(4);
    for (let n = 1; n <= 9; n++) expect(countOf(`carpet-${n}`)).toBe(1);
    expect([countOf('lamp'), countOf('copy'), countOf('reverse'), countOf('straw')]).toEqual([4, 5, 5, 1]);
    expect(new Set(LISTED).size).toBe(23);
  });

  test.each<[Card, string, number]>([
    ...Array.from({ length: 10 }, (_, i): [Card, string, number] => [`item-${i + 1}`, '', 20 + i + 1]),
    ...Array.from({ length: 9 }, (_, i): [Card, string, number] => [`carpet-${i + 1}`, '', 20 - i - 1]),
    ['lamp', ' 7', 27],
    ['copy', '', 23],
    ['reverse', '', 20],
  ])('S2 on a camel at 20 with an item-3 on top, %s%s makes %d', (card, said, total) => {
    const table = position({ total: 20, camel: ['item-3'], hands: [[card], ['item-1']] });
    table.plays(`play ${card}${said}`);
    expect(table.total).toBe(total);
  });

  test('S2 in hand an item is worth its number, a carpet less than nothing, all others nothing', () => {
    for (const card of new Set(LISTED)) {
      const table = position({ total: 50, camel: ['item-1'], hands: [['item-10'], [card]] });
      table.plays('play item-10');
      expect(table.scores[1], card).toBe(worth(card));
    }
  });

  test('S3 four cards each are dealt off a shuffled deck, and the rest is the pile', () => {
    for (const seats of PLAYERS) {
      const table = dealt({ seats, dealer: 1 });
      const hands = table.told('dealt');
      expect(table.events.map(({ type }) => type)).toEqual(['round', ...Array<string>(seats).fill('dealt')]);
      expect(table.told('round')).toEqual([{ type: 'round', number: 1, dealer: 1, first: 2 % seats }]);
      expect(hands.map(({ seat }) => seat)).toEqual([...Array(seats).keys()]);
      expect(hands.map(({ cards }) => cards.length)).toEqual(Array(seats).fill(4));
      expect(table.pile).toBe(64 - 4 * seats);
      expect(table.view('watcher')).toMatchObject({ camel: [], total: 0, direction: 1, turn: 2 % seats });
    }
  });

  test('S3 any card can be dealt to anybody, and none twice', () => {
    const seen = [new Set<unknown>(), new Set<unknown>()];
    for (let seed = 0; seed < 300; seed++) {
      const { state, events } = started(2, seed);
      const hands = events.filter((event) => event.type === 'dealt');
      for (const { seat, cards } of hands) for (const card of cards) seen[seat]!.add(card);
      const all = [...state.cards.names(state.cards.pile), ...hands.flatMap(({ cards }) => cards)];
      expect(all.map(String).sort()).toEqual(LISTED.toSorted());
    }
    expect(seen.map(({ size }) => size)).toEqual([23, 23]);
  });

  test('S17 the first dealer is drawn by lot', () => {
    expect(dealt({ seats: 4, dealer: 2 }).told('round')[0]).toMatchObject({ dealer: 2, first: 3 });
    for (const seats of PLAYERS) {
      const dealers = new Set(Array.from({ length: 100 }, (_, seed) => started(seats, seed).state.dealer));
      expect(dealers.size).toBe(seats);
    }
  });
});

describe('a turn', () => {
  test('S4 a card is played, the total told, a card drawn, and the next has the turn', () => {
    const table = position({ total: 20, hands: [['item-6', 'lamp'], ['item-1'], ['item-2']], draws: ['straw'] });
    expect(table.plays('play item-6')).toEqual([
      { type: 'played', seat: 0, card: 'item-6', total: 26, direction: 1 },
      { type: 'drew', seat: 0, card: 'straw' },
    ]);
    expect(table.hand(0)).toEqual(['lamp', 'straw']);
    expect(table.turn).toBe(1);
    expect(table.view('watcher').camel.at(-1)).toEqual({ seat: 0, card: 'item-6', total: 26 });
  });

  test('S4 equal cards are one move, and one of them is played', () => {
    const table = position({ total: 20, hands: [['item-6', 'item-6', 'item-6'], ['item-1']], draws: ['item-9'] });
    expect(table.legal()).toEqual(['play item-6']);
    table.plays('play item-6');
    expect(table.hand(0)).toEqual(['item-6', 'item-6', 'item-9']);
  });

  test('S4 nobody plays out of turn, nor a card that is not in hand', () => {
    const table = position({ total: 20, hands: [['item-6'], ['item-1'], ['straw']], turn: 1 });
    expect(table.refusal('play item-6', 0)).toEqual({ clause: 'S4', about: { turn: 1 } });
    expect(table.refusal('play straw', 2)).toEqual({ clause: 'S4', about: { turn: 1 } });
    expect(table.refusal('play item-6', 1)).toEqual({ clause: 'S4', about: { card: 'item-6' } });
    expect(table.refusal('play lamp 11', 1)).toEqual({ clause: 'S4', about: { card: 'lamp' } });
    expect(table.refusal('play item-1', 1)).toBeUndefined();
  });

  test('S5 with an empty pile six players play on without drawing', () => {
    const light: Card[] = ['item-1', 'item-1', 'item-1', 'item-1', 'item-2', 'item-2'];
    const heavy: Card[] = ['item-10', 'item-10', 'item-10', 'item-10', 'item-8', 'item-8'];
    const hands = light.map((card, seat) => [card, heavy[seat]!]);
    const table = position({ total: 0, hands, pile: ['lamp', 'item-9'] });
    expect([table.pile, table.plays('play item-1').at(-1)]).toEqual([2, { type: 'drew', seat: 0, card: 'lamp' }]);
    expect([table.pile, table.plays('play item-1').at(-1)]).toEqual([1, { type: 'drew', seat: 1, card: 'item-9' }]);
    for (const move of ['play item-1', 'play item-1', 'play item-2', 'play item-2', 'play lamp 1', 'play item-9']) {
      expect(table.pile).toBe(0);
      expect(table.plays(move).map(({ type }) => type)).toEqual(['played']);
    }
    expect(table.hand(1)).toEqual(['item-10']);
    expect(table.total).toBe(18);
    expect(table.turn).toBe(2);
  });
});

describe('what a player may know', () => {
  const hands: Card[][] = [
    ['item-6', 'item-2', 'lamp', 'straw'],
    ['item-10', 'carpet-3', 'copy', 'item-1'],
  ];

  function known(table: Table, viewer: 0 | 1 | 'watcher'): unknown {
    return { view: table.view(viewer), events: table.events.map((event) => straw.project(event, viewer)) };
  }

  test('own hand and the numbers of the others, the camel with its players and totals, direction, pile and scores', () => {
    const table = dealt({ seats: 2, dealer: 1, rounds: [{ hands, draws: ['reverse', 'item-9'] }] });
    table.plays('play lamp 8');
    expect(table.view(0)).toEqual({
      viewer: 0,
      round: 1,
      dealer: 1,
      direction: 1,
      turn: 1,
      total: 8,
      camel: [{ seat: 0, card: 'lamp', total: 8 }],
      pile: 55,
      seats: [
        { hand: ['item-2', 'item-6', 'reverse', 'straw'], score: 0 },
        { hand: [null, null, null, null], score: 0 },
      ],
    });
    expect(table.view('watcher').seats.flatMap(({ hand }) => hand)).toEqual(Array(8).fill(null));
    expect(table.view(1).seats[1]!.hand).toEqual(['item-1', 'item-10', 'carpet-3', 'copy']);
  });

  test('cards dealt and drawn are told to their owner alone', () => {
    const drawn: StrawEvent = { type: 'drew', seat: 1, card: 'straw' };
    const cards: StrawEvent = { type: 'dealt', seat: 1, cards: ['straw', 'lamp', 'copy', 'copy'] };
    for (const viewer of viewersOf(3)) {
      const hidden = viewer !== 1;
      expect(straw.project(drawn, viewer)).toEqual(hidden ? { ...drawn, card: null } : drawn);
      expect(straw.project(cards, viewer)).toEqual(hidden ? { ...cards, cards: Array(4).fill(null) } : cards);
    }
  });

  test('two worlds that differ only in hidden cards look the same', () => {
    const other: Card[][] = [hands[0]!, ['item-7', 'item-7', 'item-8', 'item-1']];
    const [here, there] = [hands, other].map((both, i) => {
      const table = dealt({
        seats: 2,
        dealer: 1,
        rounds: [{ hands: both, draws: ['item-3', i === 0 ? 'copy' : 'item-4'] }],
      });
      table.plays('play item-6');
      table.plays('play item-1');
      return table;
    }) as [Table, Table];
    expect(known(here, 0)).toEqual(known(there, 0));
    expect(known(here, 'watcher')).toEqual(known(there, 'watcher'));
    expect(known(here, 1)).not.toEqual(known(there, 1));
  });

  test('after scoring all hands are shown, and forgotten with the next deal', () => {
    const table = dealt({ seats: 2, dealer: 0, rounds: [{ hands: [['item-1'], Array<Card>(4).fill('item-10')] }] });
    while (table.told('scored').length === 0) table.plays(table.legal().at(-1)!);
    const [scored] = table.told('scored');
    expect(scored!.hands.flat()).not.toContain(null);
    for (const viewer of viewersOf(2)) expect(straw.project(scored!, viewer)).toEqual(scored);
    expect(table.view(0).seats[1]!.hand).toEqual([null, null, null, null]);
    expect(table.view(1).seats[0]!.hand).toEqual([null, null, null, null]);
  });

  test('when the match is over the last hands lie open', () => {
    const table = dealt({ seats: 2, dealer: 0 });
    while (table.winners === undefined) table.plays(table.legal().at(-1)!);
    const hands = table.told('scored').at(-1)!.hands;
    for (const viewer of viewersOf(2)) expect(table.view(viewer).seats.map(({ hand }) => hand)).toEqual(hands);
    expect(table.view('watcher')).not.toHaveProperty('turn');
  });
});

function worth(card: Card): number {
  const [kind, number = '0'] = card.split('-');
  return kind === 'carpet' ? 0 - Number(number) : Number(number);
}
