import { ENDINGS } from '../../src/games/straw/options.ts';
import type { Lesson, Range } from './lesson.ts';

const WHIM: Range = [0.06, 0.01];

/** All networks there are, the longest lessons first. */
export const LESSONS: readonly Lesson[] = [
  str8Eight(4, 5000),
  str8Eight(3, 6000),
  str8Eight(2, 4500),
  ...[5, 4, 3, 2].map((seats) => courtePaille(seats, 240_000 / seats)),
  ...[6, 5, 4, 3, 2].map((seats) => straw(seats, 400_000 / seats)),
];

/** Both endings in turn. */
function straw(seats: number, matches: number): Lesson {
  const tables = ENDINGS.map((ending) => ({ seats, options: { ending } }));
  const rate: Range = [0.05, 0.002];
  return {
    game: 'straw',
    name: `straw-${seats}`,
    tables,
    matches,
    lambda: 0.5,
    byRounds: false,
    rate,
    whim: WHIM,
    taught: [0.5, 0.3],
  };
}

/** All forms in turn, the usual one more often. */
function courtePaille(seats: number, matches: number): Lesson {
  const forms = ['single', 'single', 'announced', 'single', 'declared'].map((form) => ({ form }));
  const sleeping = ['single', 'announced', 'declared'].map((form) => ({ form, 'coco-may-sleep': true }));
  const tables = [...forms, ...sleeping].map((options) => ({ seats, options }));
  const rate: Range = [0.03, 0.002];
  const name = `courte-paille-${seats}`;
  return {
    game: 'courte-paille',
    name,
    tables,
    matches,
    lambda: 0.5,
    byRounds: false,
    rate,
    whim: WHIM,
    taught: [0.4, 0.1],
  };
}

/** Matches of all lengths, of which a hand teaches as much as it changes the scores: what comes after it is mostly luck. */
function str8Eight(seats: number, matches: number): Lesson {
  const targets = seats === 2 ? [100, 200, 300, 500, 1000] : [100, 200, 300, 500];
  const tables = targets.map((target) => ({ seats, options: { target } }));
  const rate: Range = [0.03, 0.0008];
  const name = `str8-eight-${seats}`;
  return {
    game: 'str8-eight',
    name,
    tables,
    matches,
    lambda: 0.9,
    byRounds: true,
    rate,
    whim: [0.04, 0.01],
    taught: [0.4, 0.4],
  };
}
