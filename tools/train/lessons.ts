import { ENDINGS } from '../../src/games/straw/options.ts';
import type { Lesson, Range } from './lesson.ts';

const WHIM: Range = [0.06, 0.01];
const TAUGHT: Range = [0.5, 0.3];

/** All networks there are, the longest lessons first. */
export const LESSONS: readonly Lesson[] = [
  straw(4, 500_000),
  straw(3, 400_000),
  straw(6, 300_000),
  straw(5, 300_000),
  straw(2, 600_000),
];

/** Both endings in turn. */
function straw(seats: number, matches: number): Lesson {
  const tables = ENDINGS.map((ending) => ({ seats, options: { ending } }));
  return { game: 'straw', name: `straw-${seats}`, tables, matches, lambda: 0.5, rate: [0.05, 0.002], whim: WHIM, taught: TAUGHT };
}
