import type { Bout } from '../../bots/arena/bout.ts';
import { botsOf } from '../../bots/bots.ts';
import { HARD_ITERATIONS, MASTER_ITERATIONS } from '../../bots/search/efforts.ts';
import type { AnyGame } from '../../engine/game.ts';
import { readOptions } from '../../engine/options.ts';
import { Meeting, type Kept } from '../arena/meeting.ts';

const PLAYERS = [2, 4];
const HARD = `hard:${HARD_ITERATIONS}`;
const MASTER = `master:${MASTER_ITERATIONS}`;

/** Each level with the next one below it, both without a clock, and the search with all cards seen that bounds it. */
const RUNGS = [
  { bots: ['easy', 'random'], bound: `cheat:${HARD_ITERATIONS}` },
  { bots: ['medium', 'easy'], bound: `cheat:${HARD_ITERATIONS}` },
  { bots: [HARD, 'medium'], bound: `cheat:${HARD_ITERATIONS}` },
  { bots: [MASTER, HARD], bound: `cheat:${MASTER_ITERATIONS}` },
] as const;

/** What is asked of two levels, and beside it what could be gained at all. */
export interface Rung {
  readonly pair: Meeting;
  /** Plays against the weaker one in place of the stronger. */
  readonly bound: Meeting;
}

/** The bouts of a game, each pair followed by its bound. */
export function boutsOfLadder(game: AnyGame, seed: string): Bout[] {
  return PLAYERS.flatMap((players) => {
    const read = readOptions(game.options, players, botsOf(game.id)!.shortMatch);
    if ('bad' in read) throw new Error(`${read.bad.option} ${read.bad.says}`);
    return RUNGS.flatMap(({ bots, bound }) =>
      [bots, [bound, bots[1]]].map((pair) => ({ game: game.id, players, options: read.options, bots: pair, seed })),
    );
  });
}

/** A pair is a question; a bound is a figure, the better the more is played. */
const PAIR_LIMITS = { matches: 1_000_000, all: false };
const BOUND_LIMITS = { matches: 1_000_000, all: true };

export function rungsOf(kept: readonly Kept[]): Rung[] {
  const meetings = kept.map((one, i) => new Meeting(one, i % 2 === 0 ? PAIR_LIMITS : BOUND_LIMITS));
  return meetings.flatMap((pair, i) => (i % 2 === 0 ? [{ pair, bound: meetings[i + 1]! }] : []));
}

export function isOpen({ pair }: Rung): boolean {
  return !pair.isDone;
}

/** The last part of the time is for the bounds of what is not decided by then. */
const FOR_PAIRS = 0.75;

/**
 * What to play now, of a time from `from` to `until`: pairs that are not decided, side by side, and towards the end the bounds of
 * those. Whatever would not be back in time is not begun: a piece of work may have to wait for one other.
 */
export function planOf(rungs: readonly Rung[], from: number, until: number, now: () => number): readonly Meeting[] {
  const time = now();
  const open = rungs.filter(isOpen);
  const bounds = open.map(({ bound }) => bound).filter((bound) => !bound.isAllGiven);
  const isLate = time > from + FOR_PAIRS * (until - from);
  const next = isLate && bounds.length > 0 ? bounds : open.map(({ pair }) => pair);
  return next.filter(({ msOfMatch }) => time + 2 * msOfMatch < until);
}
