import { describe, expect, test } from 'vitest';
import { seeded } from '../../engine/testing/seeded.ts';
import type { Code } from '../../engine/game.ts';
import { STRAW, type Card } from '../../games/straw/cards.ts';
import { straw } from '../../games/straw/game.ts';
import { faceIn } from '../../games/straw/moves.ts';
import type { StrawState } from '../../games/straw/state.ts';
import { moveOf, position, type Setup } from '../../games/straw/testing/position.ts';
import { Asker, type Bot } from '../bot.ts';
import { random } from '../random.ts';
import { mediumStraw } from './medium.ts';

interface Situation extends Omit<Setup, 'hands'> {
  readonly hand: readonly Card[];
  readonly players?: number;
}

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** All that it plays there, whatever its luck. */
function plays({ hand, players = 4, ...rest }: Situation): string[] {
  const table = position({ ...rest, hands: [hand, ...Array<Card[]>(players - 1).fill([])] });
  const moves = Uint16Array.from(table.legal(), (text) => straw.encode(moveOf(text)));
  const view = () => table.view(0);
  const question = { seat: 0, seats: players, options: {}, rules: straw.rules, moves, count: moves.length, view };
  const codes = SEEDS.map((seed) => mediumStraw.choose(question, seeded(seed)));
  return [...new Set(codes.map((code) => straw.format(straw.decode(code))))];
}

describe('its rules of thumb', () => {
  test('weight stays in hand: a light item goes before a heavy one', () => {
    expect(plays({ total: 20, hand: ['item-1', 'item-10', 'reverse'] })).toEqual(['play item-1']);
    expect(plays({ total: 20, hand: ['item-10', 'item-6', 'item-9', 'item-8'] })).toEqual(['play item-6']);
  });

  test('where it is the only way out, the light item stays', () => {
    expect(plays({ total: 20, hand: ['item-1', 'item-7', 'item-9', 'item-10'] })).toEqual(['play item-7']);
    expect(plays({ total: 20, hand: ['item-1', 'item-2', 'item-9', 'item-10'] })).toEqual(['play item-2']);
  });

  test.each<Card>(['item-1', 'item-9', 'carpet-9', 'reverse', 'lamp'])(
    'it does not break while %s need not',
    (card) => {
      const total = card === 'item-9' ? 41 : 49;
      const [played] = plays({ total, hand: ['item-10', 'item-10', card], camel: ['item-10'] });
      expect(played).toBe(card === 'lamp' ? 'play lamp 1' : `play ${card}`);
    },
  );

  test('a copy is read by the first card under it that is none (S9a)', () => {
    const hand: Card[] = ['copy', 'item-9', 'item-10'];
    expect(plays({ total: 50, hand, camel: ['item-2', 'reverse', 'copy'] })).toEqual(['play copy']);
    expect(plays({ total: 50, hand, camel: ['item-9', 'carpet-4', 'copy'] })).toEqual(['play copy']);
    expect(plays({ total: 48, hand, camel: ['carpet-4', 'item-2', 'copy'] })).toEqual(['play copy']);
    expect(plays({ total: 41, hand, camel: ['item-10', 'copy'] })).toEqual(['play item-9']);
  });

  test('carpets and reverses wait until they are needed', () => {
    for (const way of ['carpet-3', 'reverse'] as const) {
      const hand: Card[] = ['item-4', 'item-9', 'item-10', way];
      expect(plays({ total: 10, hand })).toEqual(['play item-4']);
      expect(plays({ total: 47, hand })).toEqual([`play ${way}`]);
    }
  });

  test('with one way out in hand, the worst of the other cards goes first', () => {
    expect(plays({ total: 10, hand: ['item-3', 'item-9', 'carpet-7', 'reverse'] })).toEqual(['play carpet-7']);
    expect(plays({ total: 10, hand: ['item-7', 'item-9', 'copy', 'reverse'], camel: ['item-5'] })).toEqual([
      'play copy',
    ]);
  });

  test('fewer players, dearer ways out', () => {
    const hand: Card[] = ['item-10', 'item-10', 'item-10', 'carpet-4'];
    expect(plays({ total: 20, hand, players: 2 })).toEqual(['play item-10']);
    expect(plays({ total: 20, hand, players: 6 })).toEqual(['play carpet-4']);
  });

  test('with a way out left, a lamp loads the camel to exactly 50', () => {
    expect(plays({ total: 43, hand: ['item-9', 'item-10', 'lamp', 'reverse'] })).toEqual(['play lamp 7']);
    expect(plays({ total: 40, hand: ['item-9', 'copy', 'carpet-2'], camel: ['lamp'] })).toEqual(['play copy 10']);
  });

  test('with none but a light item left, it leaves room for that', () => {
    expect(plays({ total: 43, hand: ['item-2', 'item-9', 'copy'], camel: ['lamp'] })).toEqual(['play copy 5']);
  });

  test('S14 at 50 the straw wins a worthwhile hand, even with another way out', () => {
    expect(plays({ total: 50, hand: ['item-9', 'item-8', 'reverse', 'straw'] })).toEqual(['play straw']);
    expect(plays({ total: 50, hand: ['item-5', 'copy', 'straw'], camel: ['reverse'] })).toEqual(['play straw']);
  });

  test('S14 a poor hand keeps the straw, unless all else breaks', () => {
    expect(plays({ total: 50, hand: ['item-2', 'lamp', 'reverse', 'straw'] })).toEqual(['play reverse']);
    expect(plays({ total: 50, hand: ['item-2', 'lamp', 'straw'] })).toEqual(['play straw']);
  });
});

test('the same view and luck give the same move', () => {
  const situation: Situation = { total: 0, hand: ['lamp', 'item-9', 'item-9', 'reverse'] };
  expect(plays(situation).length).toBeGreaterThan(1);
  expect(plays(situation)).toEqual(plays(situation));
});

/** One match; says who won. `watch` sees every move before it is made. */
function winnersOf(bots: readonly Bot[], seed: number, watch?: (state: StrawState, code: Code) => void): number {
  const state = straw.blank(bots.length, { ending: 'each-deals-once' });
  const asker = new Asker(straw, state);
  const chance = seeded(seed);
  const luck = seeded(~seed);
  straw.start(state, chance);
  while (straw.waitingFor(state) !== 0) {
    const code = asker.ask(bots[state.turn]!, state.turn, luck);
    watch?.(state, code);
    straw.play(state, state.turn, code, chance);
  }
  return straw.winners(state);
}

function legalIn(state: StrawState): Code[] {
  const codes = new Uint16Array(straw.mostMoves);
  return [...codes.subarray(0, straw.moves(state, state.turn, codes))];
}

function breaks(state: StrawState, code: Code): boolean {
  return faceIn(code) !== STRAW && straw.preview(state, state.turn, straw.decode(code))['breaks'] === true;
}

test('in whole matches it picks from what is offered, and never breaks where it need not', () => {
  const watch = (state: StrawState, code: Code): void => {
    const legal = legalIn(state);
    expect(legal).toContain(code);
    const needless = breaks(state, code) && !legal.every((other) => breaks(state, other));
    expect(needless).toBe(false);
  };
  for (const players of [2, 3, 6]) {
    for (const seed of SEEDS) winnersOf(Array<Bot>(players).fill(mediumStraw), seed, watch);
  }
});

test('one among three that play at random wins far more than its quarter', () => {
  let won = 0;
  for (let match = 0; match < 400; match++) {
    const bots = [random, random, random, random].with(match % 4, mediumStraw);
    if (winnersOf(bots, match) === 1 << (match % 4)) won++;
  }
  expect(won).toBeGreaterThan(300);
});
