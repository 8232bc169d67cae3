import { describe, expect, test } from 'vitest';
import { misplaced } from '../../engine/laws/places.ts';
import { seeded } from '../../engine/testing/seeded.ts';
import type { Card } from '../../games/straw/cards.ts';
import { straw } from '../../games/straw/game.ts';
import { handOf, logged, type StrawState } from '../../games/straw/state.ts';
import { position, type Setup } from '../../games/straw/testing/position.ts';
import { believe } from './belief.ts';

const WORLDS = 2000;
const NOTHING_SPECIAL: Card[] = ['item-5', 'item-6', 'item-7', 'lamp'];
const PLAYED: Card[] = ['item-3', 'item-3', 'item-3', 'item-3', 'item-2', 'item-2', 'item-2', 'item-2'];

/** The second of four has played all that lies on the camel; the other two have not played yet. */
function table(more: Partial<Setup> = {}): StrawState {
  const hands = [NOTHING_SPECIAL, NOTHING_SPECIAL, NOTHING_SPECIAL, NOTHING_SPECIAL];
  const { state } = position({ hands, camel: PLAYED, total: 20, ...more });
  for (let i = 0; i < PLAYED.length; i++) state.log[i] = logged(1, 20);
  for (let seat = 0; seat < 4; seat++)
    for (const card of state.cards.ids(handOf(seat))) state.cards.bytes[card] = 1 << seat;
  return state;
}

/** How often that card lies in the hand of the seat, in worlds that begin with an even deal. */
function held(state: StrawState, seat: number, card: Card): number {
  const view = straw.view(state, 0);
  const world = straw.blank(4, state.options);
  const luck = seeded(5);
  let count = 0;
  for (let i = 0; i < WORLDS; i++) {
    straw.imagine(view, luck, world);
    believe(world, 0, luck);
    count += world.cards.names(handOf(seat)).filter((name) => name === card).length;
  }
  return count / WORLDS;
}

describe('what others are believed to hold', () => {
  test('who has played a while has kept the heavy and played the light', () => {
    const state = table();
    expect(held(state, 1, 'item-10')).toBeGreaterThan(1.8 * held(state, 1, 'item-4'));
    expect(held(state, 1, 'carpet-1')).toBeGreaterThan(1.8 * held(state, 1, 'carpet-9'));
  });

  test('who has not played holds what was dealt', () => {
    const state = table();
    expect(held(state, 2, 'item-10') / held(state, 2, 'item-8')).toBeCloseTo(1, 0);
  });

  test('S11 who had to pass holds what could not be played', () => {
    const hands: Card[][] = [NOTHING_SPECIAL, ['straw'], NOTHING_SPECIAL, NOTHING_SPECIAL];
    expect(held(table({ hands, passed: [undefined, 'loaded'] }), 1, 'straw')).toBe(1);
  });

  test('the world still has each card once and looks the same to the seat', () => {
    const state = table();
    const view = straw.view(state, 0);
    const world = straw.blank(4, state.options);
    for (let seed = 0; seed < 50; seed++) {
      straw.imagine(view, seeded(seed), world);
      believe(world, 0, seeded(seed, 1));
      expect(misplaced(world)).toBeUndefined();
      expect(straw.view(world, 0)).toEqual(view);
      expect(straw.view(world, 1).seats[1]!.hand).not.toContain(null);
    }
  });
});
