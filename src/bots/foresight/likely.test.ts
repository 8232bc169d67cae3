import { expect, test } from 'vitest';
import type { Position } from '../../engine/game.ts';
import { seeded } from '../../engine/testing/seeded.ts';
import { straw } from '../../games/straw/game.ts';
import { handOf, type StrawState } from '../../games/straw/state.ts';
import { Progress } from '../search/progress.ts';
import { questionAt } from '../search/testing/somewhere.ts';
import { taskOf } from '../search/searching.ts';
import { strawGuide } from '../straw/guide.ts';
import { strawLearnt } from '../straw/learnt.ts';
import { undo } from '../straw/undo.ts';
import { LikelyWorlds } from './likely.ts';
import { Policy } from './policy.ts';

const WORLDS = 100;

/** Somewhere in a match that networks play. */
function played(nth: number, plays: number): StrawState {
  const state = straw.blank(3, { ending: 'each-deals-once' });
  const chance = seeded(nth);
  const policy = new Policy(straw, strawLearnt);
  straw.start(state, chance);
  for (let play = 0; play < plays; play++) {
    policy.look(state, state.turn);
    straw.play(state, state.turn, policy.best, chance);
  }
  return state;
}

/** How many cards of the others' hands are in the same hand in both. */
function alike(world: StrawState, state: StrawState, eye: number): number {
  let count = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === eye) continue;
    const names = state.cards.names(handOf(seat));
    for (const name of world.cards.names(handOf(seat))) {
      const at = names.indexOf(name);
      if (at < 0) continue;
      names.splice(at, 1);
      count++;
    }
  }
  return count;
}

test('worlds that explain what the others played come more often, and are nearer to the truth', () => {
  const policy = new Policy(straw, strawLearnt);
  let weighted = 0;
  let imagined = 0;
  for (let nth = 0; nth < 20; nth++) {
    const state = played(nth, 13);
    const task = taskOf(straw, strawGuide, questionAt(straw, state));
    const into = straw.blank(3, state.options);
    const likely = new LikelyWorlds(
      straw,
      { undo: undo as (world: Position) => ReturnType<typeof undo> },
      policy,
      into,
    );
    const progress = new Progress({ iterations: 4 * WORLDS });
    likely.begin(task);
    const world = straw.blank(3, state.options);
    const luck = seeded(nth, 1);
    for (let i = 0; i < WORLDS; i++) {
      likely.take(luck, progress, world);
      weighted += alike(world, state, task.seat);
      task.imagine(luck, world);
      imagined += alike(world, state, task.seat);
    }
  }
  expect(weighted).toBeGreaterThan(1.05 * imagined);
});
