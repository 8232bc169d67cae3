import { describe, expect, test } from 'vitest';
import type { Card } from '../cards.ts';
import { dealt, lastRound, position, type Table } from '../testing/position.ts';

/** A single game that ends with these. */
function ended(week: Card[], ...hands: Card[][]): Table {
  return lastRound({ week, hands });
}

/** Everybody does the first thing there is. */
function finish(table: Table): void {
  while (table.winners === undefined) table.plays(table.waiting[0]!, table.legal(table.waiting[0]!)[0]!);
}

function result(table: Table): unknown {
  return { scores: table.scores, winners: table.winners };
}

describe('the end', () => {
  test.each([2, 3, 4, 5])(
    'C15 with %d players the game ends after six rounds, when the seventh card is up',
    (seats) => {
      const table = dealt({ seats });
      finish(table);
      expect(table.told('chose')).toHaveLength(6);
      expect(table.told('turned').map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect(table.events.slice(-5).map(({ type }) => type)).toEqual(['cleared', 'turned', 'eaten', 'scored', 'ended']);
    },
  );

  test('C15 when it is over nobody has a move', () => {
    const table = ended(['captain-9', 'cook-1'], ['captain-1'], ['captain-2']);
    expect([table.waiting, table.legal(0), table.legal(1)]).toEqual([[], [], []]);
    expect(table.refusal(0, 'choose captain-1')).toEqual({ clause: 'C15' });
  });
});

describe('a lesson on the last face-down card', () => {
  const menu: Card[] = ['cabin-boy-1', 'cabin-boy-2', 'cabin-boy-3'];

  function afterLesson(...others: Card[]): Table {
    const table = position({
      hands: [['coco-1'], ...others.map((card) => [card])],
      menu,
      week: ['captain-1', 'captain-2'],
      draws: ['sailor-7'],
      shark: 1,
    });
    table.choose('coco-1', ...others);
    table.plays(0, 'lesson 2');
    return table;
  }

  test('C15a ends the game with the round: no card is turned up, no menu laid, and the shark stays', () => {
    const table = afterLesson('cook-9');
    expect(table.takes('cabin-boy-1')).toEqual([
      { type: 'took', seat: 1, card: 'cabin-boy-1', from: 'menu' },
      { type: 'cleared', cards: ['cabin-boy-2', 'cabin-boy-3'] },
      { type: 'eaten', characters: ['captain'], totals: { captain: 1 } },
      { type: 'scored', points: [0, 0], winners: [0, 1], hands: [['sailor-7'], ['cabin-boy-1']] },
      { type: 'ended', scores: [0, 0], winners: [0, 1] },
    ]);
    expect(table.shark).toBe(1);
  });

  test('C15a if one card is landed after it, that is turned up as the last of the week', () => {
    const table = afterLesson('coco-2', 'coco-3');
    table.plays(1, 'land menu cabin-boy-1');
    expect(table.plays(2, 'lesson 1').slice(3, 6)).toEqual([
      { type: 'cleared', cards: ['cabin-boy-2', 'cabin-boy-3'] },
      { type: 'turned', position: 1, card: 'cabin-boy-1' },
      { type: 'eaten', characters: ['cabin-boy'], totals: { 'cabin-boy': 1 } },
    ]);
  });

  test('C15a if two cards are landed after it, the game goes on', () => {
    const table = afterLesson('coco-2', 'coco-3');
    table.plays(1, 'land menu cabin-boy-1');
    expect(table.plays(2, 'land menu cabin-boy-2').slice(-2)).toEqual([
      { type: 'turned', position: 2, card: 'cabin-boy-1' },
      { type: 'shark', seat: 2 },
    ]);
    expect([table.week, table.up, table.waiting]).toEqual([['captain-1', 'cabin-boy-1', 'cabin-boy-2'], 2, [0, 1, 2]]);
  });
});

describe('who is eaten', () => {
  test('C16 the highest total in the week, which Coco has too', () => {
    const table = ended(
      ['cook-4', 'captain-6', 'coco-2', 'cook-3', 'coco-1', 'sailor-5'],
      ['lookout-1'],
      ['lookout-2'],
    );
    expect(table.told('eaten')).toEqual([
      { type: 'eaten', characters: ['cook'], totals: { captain: 6, cook: 7, sailor: 5, coco: 3 } },
    ]);
  });

  test('C16 equal totals are all eaten, and all count', () => {
    const table = ended(
      ['cook-4', 'captain-6', 'cook-2'],
      ['captain-1', 'cook-5'],
      ['captain-4'],
      ['cook-9', 'sailor-9'],
    );
    expect(table.told('eaten')[0]).toMatchObject({ characters: ['captain', 'cook'] });
    expect(result(table)).toEqual({ scores: [6, 4, 9], winners: [2] });
  });

  test('C16a with an empty week nobody is eaten, all score 0 and share the win', () => {
    const table = position({
      hands: [['coco-1', 'captain-9'], ['coco-2']],
      week: ['captain-1', 'cook-2'],
      menu: ['sailor-1'],
      draws: ['sailor-8', 'sailor-9'],
    });
    table.choose('coco-1', 'coco-2');
    table.plays(0, 'lesson 1');
    expect(table.plays(1, 'lesson 1').slice(3)).toEqual([
      { type: 'cleared', cards: ['sailor-1'] },
      { type: 'eaten', characters: [], totals: {} },
      { type: 'scored', points: [0, 0], winners: [0, 1], hands: [['captain-9', 'sailor-8'], ['sailor-9']] },
      { type: 'ended', scores: [0, 0], winners: [0, 1] },
    ]);
  });
});

describe('points', () => {
  test('C17 everyone shows the hand, and scores the cards of who is eaten', () => {
    const hands: Card[][] = [['captain-1', 'captain-4', 'cook-9'], ['sailor-9', 'captain-3'], ['sailor-1']];
    const table = ended(['captain-9', 'cook-1'], ...hands);
    expect(table.events.slice(-2)).toEqual([
      {
        type: 'scored',
        points: [5, 3, 0],
        winners: [0],
        hands: [['captain-1', 'captain-4', 'cook-9'], ['captain-3', 'sailor-9'], ['sailor-1']],
      },
      { type: 'ended', scores: [5, 3, 0], winners: [0] },
    ]);
  });

  test('C14 C17 a Coco kept in hand adds its value to the eaten character', () => {
    const table = ended(['captain-9', 'cook-1'], ['captain-1', 'coco-4', 'coco-2'], ['captain-6']);
    expect(result(table)).toEqual({ scores: [7, 6], winners: [0] });
  });

  test('C17 with several eaten a Coco still counts once', () => {
    const table = ended(['captain-9', 'cook-9'], ['captain-1', 'cook-1', 'coco-5'], ['captain-8']);
    expect(result(table)).toEqual({ scores: [7, 8], winners: [1] });
  });

  test('C17a without a card of the eaten character Cocos count nothing', () => {
    const table = ended(['captain-9', 'cook-1'], ['cook-9', 'coco-4', 'coco-5'], ['captain-1']);
    expect(result(table)).toEqual({ scores: [0, 1], winners: [1] });
  });

  test('C17a if Coco is eaten its cards are what counts', () => {
    const table = ended(
      ['coco-4', 'captain-8', 'coco-5'],
      ['coco-3', 'coco-1'],
      ['captain-9', 'coco-2'],
      ['captain-7'],
    );
    expect(table.told('eaten')[0]).toMatchObject({ characters: ['coco'], totals: { captain: 8, coco: 9 } });
    expect(result(table)).toEqual({ scores: [4, 2, 0], winners: [0] });
  });

  test('C17a if Coco is eaten with another, both count, and no Coco twice', () => {
    const table = ended(['coco-5', 'captain-5'], ['captain-2', 'coco-1'], ['coco-4'], ['captain-3']);
    expect(result(table)).toEqual({ scores: [3, 4, 3], winners: [1] });
  });
});

describe('ties', () => {
  test('C18 are decided by the character with the second-highest total', () => {
    const week: Card[] = ['captain-9', 'cook-5', 'lookout-2'];
    const table = ended(week, ['captain-4', 'cook-2', 'lookout-9'], ['captain-1', 'captain-3', 'cook-6']);
    expect(result(table)).toEqual({ scores: [4, 4], winners: [1] });
  });

  test('C18 or by the third', () => {
    const week: Card[] = ['captain-9', 'cook-5', 'lookout-2'];
    const table = ended(week, ['captain-4', 'cook-6', 'lookout-1'], ['captain-1', 'captain-3', 'cook-2', 'cook-4']);
    expect(result(table)).toEqual({ scores: [4, 4], winners: [0] });
  });

  test('C18 of three tied players two may go on to the next step, and the third does not come back', () => {
    const table = ended(
      ['captain-9', 'cook-5', 'lookout-2'],
      ['captain-6', 'cook-6', 'lookout-1'],
      ['captain-2', 'captain-4', 'cook-2', 'cook-4', 'lookout-3'],
      ['captain-1', 'captain-5', 'cook-3', 'lookout-9'],
    );
    expect(result(table)).toEqual({ scores: [6, 6, 6], winners: [1] });
  });

  test('C18a equal totals in the week are one step, added together', () => {
    const week: Card[] = ['captain-9', 'cook-3', 'lookout-3', 'sailor-1'];
    const table = ended(week, ['captain-4', 'cook-5'], ['captain-1', 'captain-3', 'cook-1', 'lookout-6']);
    expect(result(table)).toEqual({ scores: [4, 4], winners: [1] });
  });

  test('C18a Cocos count once: what they did in the first step they do not do in the second', () => {
    const week: Card[] = ['captain-9', 'cook-3'];
    const table = ended(week, ['captain-4', 'coco-2', 'cook-1'], ['captain-6', 'cook-2']);
    expect(result(table)).toEqual({ scores: [6, 6], winners: [1] });
  });

  test('C18a in the first step where their player holds a card', () => {
    const week: Card[] = ['captain-9', 'cook-3'];
    const table = ended(week, ['sailor-9', 'coco-3', 'cook-2'], ['cook-4']);
    expect(result(table)).toEqual({ scores: [0, 0], winners: [0] });
  });

  test('C18a counted Cocos do not count again when Coco itself is the step', () => {
    const week: Card[] = ['captain-9', 'coco-3', 'cook-2'];
    const table = ended(week, ['captain-4', 'coco-2'], ['captain-6', 'cook-1']);
    expect(result(table)).toEqual({ scores: [6, 6], winners: [1] });
  });

  test('C18a Cocos that have not counted yet do, when Coco itself is the step', () => {
    const week: Card[] = ['captain-9', 'coco-3', 'cook-2'];
    const table = ended(week, ['sailor-1', 'coco-1'], ['cook-9', 'coco-2'], ['cook-8']);
    expect(result(table)).toEqual({ scores: [0, 0, 0], winners: [1] });
  });

  test('C18a characters outside the week are not compared, and the tied share the win', () => {
    const week: Card[] = ['captain-9', 'cook-3'];
    const hands: Card[][] = [
      ['captain-4', 'cook-5', 'sailor-9'],
      ['captain-1', 'cook-6'],
      ['captain-3', 'coco-1', 'cook-4', 'cook-1'],
    ];
    expect(result(ended(week, ...hands))).toEqual({ scores: [4, 1, 4], winners: [0, 2] });
  });
});
