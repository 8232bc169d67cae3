import { describe, expect, test } from 'vitest';
import type { Card } from '../cards.ts';
import { CHARACTERS } from '../faces.ts';
import { GONE } from '../state.ts';
import { dealt, lastRound, type Table } from '../testing/position.ts';
import { ADVANCED, CAPTAIN_EATEN, cards } from '../testing/parts.ts';

function afterEaten({ events }: Table): unknown[] {
  return events.slice(events.findIndex(({ type }) => type === 'eaten') + 1);
}

describe('the parts', () => {
  test.each(ADVANCED)('C20 after each part one character leaves the game, %s', (form) => {
    const table = dealt({ seats: 3, form });
    while (table.winners === undefined) table.plays(table.waiting[0]!, table.legal(table.waiting[0]!)[0]!);
    const parts = table.told('part');
    const left = table.told('banished').map(({ character }) => character);
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.map(({ number }) => number)).toEqual(parts.map((_, i) => i + 1));
    parts.forEach(({ characters }, i) => {
      expect(characters).toEqual(CHARACTERS.filter((character) => !left.slice(0, i).includes(character)));
    });
    expect(left).toHaveLength(parts.length);
    expect(table.scores.reduce((sum, won) => sum + won, 0)).toBe(parts.length);
  });

  test.each(ADVANCED)('C20 only the first part is dealt, %s', (form) => {
    const table = lastRound({ ...CAPTAIN_EATEN, form });
    expect(table.plays(1, 'banish cook').map(({ type }) => type)).not.toContain('dealt');
  });
});

describe('announcements', () => {
  test('C21 go clockwise from the holder of the shark; the highest shows the whole hand and has won the part', () => {
    const table = lastRound({
      form: 'announced',
      week: ['captain-9', 'cook-1'],
      hands: [['captain-3'], ['captain-1', 'captain-4', 'sailor-9'], ['captain-2'], ['cook-5', 'coco-5']],
      shark: 2,
      won: [0, 1, 2, 0],
    });
    expect(afterEaten(table)).toEqual([
      { type: 'announced', seat: 2, points: 2 },
      { type: 'announced', seat: 3, points: null },
      { type: 'announced', seat: 0, points: 3 },
      { type: 'announced', seat: 1, points: 5 },
      { type: 'shown', seat: 1, cards: ['captain-1', 'captain-4', 'sailor-9'] },
      { type: 'scored', points: [3, 5, 2, 0], winners: [1] },
    ]);
    expect([table.scores, table.waiting, table.view(0).phase]).toEqual([[0, 2, 2, 0], [1], 'banish']);
  });

  test('C21 whoever has no more than the last announced says "not more"', () => {
    const hands: Card[][] = [['captain-5'], ['captain-1', 'captain-4'], ['captain-2'], ['captain-6']];
    const table = lastRound({ form: 'announced', week: ['captain-9', 'cook-1'], hands });
    expect(table.told('announced').map(({ points }) => points)).toEqual([5, null, null, 6]);
    expect(table.told('scored')[0]).toMatchObject({ points: [5, 5, 2, 6], winners: [3] });
  });

  test('C21 the holder of the shark announces even nothing, and wins with it if nobody has more', () => {
    const table = lastRound({
      form: 'announced',
      week: ['captain-9', 'cook-1'],
      hands: [['cook-3'], ['coco-5', 'sailor-9'], ['cook-4']],
      shark: 1,
    });
    expect(afterEaten(table)).toEqual([
      { type: 'announced', seat: 1, points: 0 },
      { type: 'announced', seat: 2, points: null },
      { type: 'announced', seat: 0, points: null },
      { type: 'shown', seat: 1, cards: ['sailor-9', 'coco-5'] },
      { type: 'scored', points: [0, 0, 0], winners: [1] },
    ]);
  });

  test('C21a declared, everyone states the score, and the highest shows what counts: those cards and Cocos', () => {
    expect(afterEaten(lastRound({ ...CAPTAIN_EATEN, form: 'declared' }))).toEqual([
      { type: 'announced', seat: 2, points: 0 },
      { type: 'announced', seat: 0, points: 1 },
      { type: 'announced', seat: 1, points: 13 },
      { type: 'shown', seat: 1, cards: ['captain-2', 'captain-4', 'coco-2', 'coco-5'] },
      { type: 'scored', points: [1, 13, 0], winners: [1] },
    ]);
  });

  test('C21a with several eaten the cards of them all are shown', () => {
    const hands: Card[][] = [['captain-1', 'cook-2', 'sailor-9'], ['cook-1'], ['lookout-1']];
    const table = lastRound({ form: 'declared', week: ['captain-9', 'cook-9'], hands });
    expect(table.told('shown')).toEqual([{ type: 'shown', seat: 0, cards: ['captain-1', 'cook-2'] }]);
    const announced = lastRound({ form: 'announced', week: ['captain-9', 'cook-9'], hands });
    expect(announced.told('shown')).toEqual([{ type: 'shown', seat: 0, cards: ['captain-1', 'cook-2', 'sailor-9'] }]);
  });

  test('C21a whoever wins with nothing shows the Cocos, if any', () => {
    const hands: Card[][] = [['cook-1', 'coco-3'], ['cook-2']];
    const [first, second] = [0, 1].map((shark) => {
      return lastRound({ form: 'declared', week: ['captain-9', 'sailor-1'], hands, shark }).told('shown');
    });
    expect(first).toEqual([{ type: 'shown', seat: 0, cards: ['coco-3'] }]);
    expect(second).toEqual([{ type: 'shown', seat: 1, cards: [] }]);
  });

  test.each(ADVANCED)(
    'C21b where nothing else parts the highest, the one nearest to the shark wins the part, %s',
    (form) => {
      const hands: Card[][] = [['captain-5'], ['captain-1'], ['captain-2'], ['captain-4', 'coco-1']];
      const winners = [0, 1, 2, 3].map((shark) => {
        return lastRound({ form, week: ['captain-9', 'cook-1'], hands, shark }).turn;
      });
      expect(winners).toEqual([0, 3, 3, 3]);
    },
  );

  test('C21b where one is ahead the two forms differ in what is told, not in who wins', () => {
    const [announced, declared] = ADVANCED.map((form) => lastRound({ ...CAPTAIN_EATEN, form, shark: 1 }));
    expect(announced!.told('announced').map(({ points }) => points)).toEqual([13, null, null]);
    expect(declared!.told('announced').map(({ points }) => points)).toEqual([13, 0, 1]);
    expect(announced!.told('scored')).toEqual(declared!.told('scored'));
    expect(declared!.told('compared')).toEqual([]);
  });
});

describe('a character leaves the game', () => {
  test.each(ADVANCED)('C22 the winner names one that is left, not Coco, and nobody else does, %s', (form) => {
    const table = lastRound({
      ...CAPTAIN_EATEN,
      form,
      characters: ['captain', 'cook', 'lookout', 'sailor', 'fortune-teller'],
    });
    const left = ['captain', 'cook', 'lookout', 'sailor', 'fortune-teller'];
    expect(table.legal(1)).toEqual(left.map((character) => `banish ${character}`));
    expect(table.legal(0)).toEqual([]);
    expect(table.refusal(1, 'banish coco')).toEqual({ clause: 'C22', about: { castaway: 'coco' } });
    expect(table.refusal(1, 'banish cabin-boy')).toEqual({ clause: 'C22', about: { castaway: 'cabin-boy' } });
    expect(table.refusal(0, 'banish cook')).toEqual({ clause: 'C22', about: { turn: 1 } });
  });

  test('C22 all nine of its cards are out for good, from hands and table alike', () => {
    const table = lastRound({ ...CAPTAIN_EATEN, form: 'announced' });
    table.plays(1, 'banish cook');
    expect(table.state.cards.names(GONE).sort()).toEqual(cards('cook', 1, 9));
    const left = [
      ...table.pile,
      ...table.week,
      ...table.menu,
      ...table.discard,
      ...[0, 1, 2].flatMap((seat) => table.hand(seat)),
    ];
    expect(left).toHaveLength(50);
    expect(left.filter((card) => card!.startsWith('cook'))).toEqual([]);
    expect(table.view(0).characters).not.toContain('cook');
  });

  test('C22a the cards given up from hands are seen by all', () => {
    const table = lastRound({ ...CAPTAIN_EATEN, form: 'declared' });
    const banished = table.plays(1, 'banish cook')[0];
    expect(banished).toEqual({
      type: 'banished',
      seat: 1,
      character: 'cook',
      cards: [['cook-2'], ['cook-3'], ['cook-9']],
    });
    for (const viewer of [0, 1, 2, 'watcher'] as const) expect(table.sent(viewer)).toContainEqual(banished);
  });
});
