import { expect, test } from 'vitest';
import { straw } from '../../games/straw/game.ts';
import { has } from '../seats.ts';
import { afterPlay, find, plant } from './testing/faults.ts';
import { toy } from './testing/toy.ts';

const order = [
  plant(
    7,
    'whoever chooses last gets a point',
    toy,
    afterPlay(toy, ({ state, seat, isLast }) => {
      if (isLast) state.points[seat]!++;
    }),
  ),
  plant(
    7,
    'who chose last is told',
    toy,
    afterPlay(toy, ({ seat, isLast, tell }) => {
      if (isLast) tell?.({ type: 'dealt', seat, cards: [] });
    }),
  ),
  plant(7, 'a choice that was taken back counts', toy, {
    play: (state, seat, ...rest) => {
      if (!has(toy.waitingFor(state), seat)) state.points[seat]!++;
      toy.play(state, seat, ...rest);
    },
  }),
];

let calls = 0;

const replays = [
  plant(
    4,
    'a listener changes the game',
    straw,
    afterPlay(straw, ({ state, seat, tell }) => {
      if (tell === undefined) state.scores[seat]!++;
    }),
  ),
  plant(9, 'a used state is not like new', straw, {
    start: (state, chance, tell) => {
      const scores = [...state.scores];
      straw.start(state, chance, tell);
      state.scores.set(scores);
    },
  }),
  plant(
    9,
    'something beside the seed decides',
    straw,
    afterPlay(straw, ({ state }) => {
      if (calls++ % 50 === 0) state.scores[0]!++;
    }),
    'alone',
  ),
];

const copies = [
  plant(
    10,
    'a copy forgets the direction',
    straw,
    {
      copy: (from, to) => {
        const { direction } = to;
        straw.copy(from, to);
        to.direction = direction;
      },
    },
    'alone',
  ),
  plant(
    10,
    'a copy shares its scores with the original',
    straw,
    {
      copy: (from, to) => {
        straw.copy(from, to);
        Object.assign(to, { scores: from.scores });
      },
    },
    'alone',
  ),
];

test.each([...order, ...replays, ...copies])('a planted fault is found: law $law: $name', (fault) => {
  expect(find(fault)?.law).toBe(fault.law);
});
