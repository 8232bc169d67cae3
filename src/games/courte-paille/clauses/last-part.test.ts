import { describe, expect, test } from 'vitest';
import type { Card } from '../cards.ts';
import { lastRound, position, type LastRound, type Table } from '../testing/position.ts';
import { ADVANCED } from '../testing/parts.ts';

const CAPTAIN_EATEN: Card[] = ['captain-9', 'cook-8'];

describe.each(ADVANCED)('players who are out, %s', (form) => {
  const hands: Card[][] = [['cook-1'], [], ['cook-2'], [], ['cook-3']];
  const characters = ['captain', 'cook', 'cabin-boy', 'sailor', 'fortune-teller'] as const;

  test('C25 a player without cards is out, and no longer plays', () => {
    const table = lastRound({ form, week: CAPTAIN_EATEN, hands: [['captain-8', 'cook-1'], ['captain-1'], ['cook-2']] });
    expect(table.plays(0, 'banish captain').slice(0, 3)).toEqual([
      { type: 'banished', seat: 0, character: 'captain', cards: [['captain-8'], ['captain-1'], []] },
      { type: 'out', seat: 1 },
      { type: 'reshuffled', count: 59 - 9 - 2 },
    ]);
    expect(table.view(0).seats.map(({ out }) => out)).toEqual([undefined, true, undefined]);
    expect(table.waiting).toEqual([0, 2]);
    expect(table.refusal(1, 'choose cook-1')).toEqual({ clause: 'C25', about: { seat: 1 } });
    expect(table.choose('cook-1', null, 'cook-2')[0]).toEqual({ type: 'chose', cards: ['cook-1', null, 'cook-2'] });
  });

  test('C10 C25 the shark passes over them', () => {
    const after = [0, 2, 4].map((shark) => {
      const table = position({ form, hands, characters, shark, menu: [] });
      table.choose('cook-1', null, 'cook-2', null, 'cook-3');
      return table.shark;
    });
    expect(after).toEqual([2, 4, 0]);
  });

  test('C6 C25 of equal values the order goes over them', () => {
    const equal: Card[][] = [['cook-4'], [], ['captain-4'], [], ['sailor-4']];
    const table = position({ form, hands: equal, characters, shark: 2, menu: [] });
    table.choose('cook-4', null, 'captain-4', null, 'sailor-4');
    expect(table.told('discarded').map(({ seat }) => seat)).toEqual([2, 4, 0]);
  });

  test('C21 C25 they announce nothing and score nothing', () => {
    const table = lastRound({ form, hands, characters, week: ['captain-9', 'cook-9', 'cook-8'], shark: 2 });
    expect(table.told('announced').map(({ seat }) => seat)).toEqual([2, 4, 0]);
    expect(table.told('scored')[0]).toEqual({ type: 'scored', points: [1, null, 2, null, 3], winners: [4] });
  });

  test.each<[number, Card[][], number[], number]>([
    [0, [['captain-8'], ['captain-1'], ['cook-1'], ['cook-2']], [0, 1], 2],
    [3, [['cook-1'], ['cook-2'], ['captain-1'], ['captain-8']], [2, 3], 0],
    [1, [['cook-1'], ['captain-8'], ['cook-2'], ['captain-1']], [1, 3], 2],
  ])(
    'C24a seat %d, out with its own last cards, hands the shark on to the next still in',
    (winner, hands, out, shark) => {
      const table = lastRound({ form, week: CAPTAIN_EATEN, hands });
      const told = table.plays(winner, 'banish captain');
      expect(told.slice(1, 3)).toEqual(out.map((seat) => ({ type: 'out', seat })));
      expect(told.slice(3).map(({ type }) => type)).toEqual(['reshuffled', 'part', 'week', 'turned', 'menu']);
      expect(table.told('part')[0]).toMatchObject({ number: 2, week: 6, shark });
      expect(table.shark).toBe(shark);
    },
  );
});

describe.each(ADVANCED)('the end, %s', (form) => {
  function afterBanishing(captainEaten: Omit<LastRound, 'week'>, character = 'captain'): Table {
    const table = lastRound({ form, week: CAPTAIN_EATEN, ...captainEaten });
    table.events.length = 0;
    table.plays(table.turn, `banish ${character}`);
    return table;
  }

  test('C25 one player is left, who wins, though another won the part', () => {
    const table = afterBanishing({ hands: [['captain-1'], ['captain-2', 'cook-1'], ['captain-3']], won: [1, 0, 0] });
    expect(table.events).toEqual([
      { type: 'banished', seat: 2, character: 'captain', cards: [['captain-1'], ['captain-2'], ['captain-3']] },
      { type: 'out', seat: 0 },
      { type: 'out', seat: 2 },
      { type: 'ended', scores: [1, 0, 1], winners: [1] },
    ]);
    expect(table.refusal(1, 'choose cook-1')).toEqual({ clause: 'C25' });
  });

  test('C25 one character is left, and the most points in it win', () => {
    const table = afterBanishing({
      hands: [
        ['captain-8', 'cook-1'],
        ['cook-7', 'captain-1'],
        ['cook-2', 'cook-3'],
      ],
      characters: ['captain', 'cook'],
      won: [1, 2, 1],
    });
    expect(table.events).toEqual([
      { type: 'banished', seat: 0, character: 'captain', cards: [['captain-8'], ['captain-1'], []] },
      { type: 'scored', points: [1, 7, 5], winners: [1] },
      { type: 'ended', scores: [2, 2, 1], winners: [1] },
    ]);
    expect([table.winners, table.waiting, table.told('part')]).toEqual([[1], [], []]);
  });

  test('C25a points in the last character include Cocos under C17a, before C23, and equal points share the win', () => {
    const table = afterBanishing({
      hands: [['captain-8', 'coco-5'], ['cook-3', 'coco-2'], ['cook-5'], ['captain-1']],
      characters: ['captain', 'cook'],
    });
    expect(table.events).toEqual([
      { type: 'banished', seat: 0, character: 'captain', cards: [['captain-8'], [], [], ['captain-1']] },
      { type: 'out', seat: 3 },
      { type: 'scored', points: [0, 5, 5, null], winners: [1, 2] },
      { type: 'ended', scores: [1, 0, 0, 0], winners: [1, 2] },
    ]);
    expect(table.hand(0)).toEqual(['coco-5']);
  });

  test('C25a if nobody holds the last character, all still in share the win', () => {
    const table = afterBanishing({
      hands: [['captain-8', 'coco-5'], ['captain-1', 'coco-2'], ['captain-2']],
      characters: ['captain', 'cook'],
    });
    expect(table.events.slice(-2)).toEqual([
      { type: 'scored', points: [0, 0, null], winners: [0, 1] },
      { type: 'ended', scores: [1, 0, 0], winners: [0, 1] },
    ]);
  });

  test('C25a if nobody has cards, the winner of the last part wins', () => {
    const table = afterBanishing({ hands: [['captain-1'], ['captain-2']], won: [3, 0] });
    expect(table.events).toEqual([
      { type: 'banished', seat: 1, character: 'captain', cards: [['captain-1'], ['captain-2']] },
      { type: 'out', seat: 0 },
      { type: 'out', seat: 1 },
      { type: 'ended', scores: [3, 1], winners: [1] },
    ]);
  });

  test('C25a that nobody has cards is seen before that one character is left', () => {
    const table = afterBanishing({ hands: [['captain-8'], ['captain-1']], characters: ['captain', 'cook'] });
    expect(table.events.slice(1)).toEqual([
      { type: 'out', seat: 0 },
      { type: 'out', seat: 1 },
      { type: 'ended', scores: [1, 0], winners: [0] },
    ]);
  });

  test('C25a that only one has cards is seen before that one character is left, and a Coco will do', () => {
    const table = afterBanishing({
      hands: [['captain-8'], ['coco-1'], ['captain-1']],
      characters: ['captain', 'cook'],
    });
    expect(table.events.slice(1)).toEqual([
      { type: 'out', seat: 0 },
      { type: 'out', seat: 2 },
      { type: 'ended', scores: [1, 0, 0], winners: [1] },
    ]);
  });

  test('C25 with two players and two characters left there is another part', () => {
    const characters = ['captain', 'cook', 'sailor'] as const;
    const table = afterBanishing({ hands: [['captain-8', 'coco-1'], ['cook-1']], characters }, 'sailor');
    expect(table.told('ended')).toEqual([]);
    expect([table.waiting, table.view(0).characters]).toEqual([
      [0, 1],
      ['captain', 'cook'],
    ]);
  });
});
