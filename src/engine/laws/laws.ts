import type { AnyGame } from '../game.ts';
import { listOf } from '../list.ts';
import type { Option, Options, OptionValue } from '../options.ts';
import { Bench, type Table, type Trial } from './bench/bench.ts';
import { choices } from './choices.ts';
import { codes } from './codes.ts';
import { copies } from './copies.ts';
import { choosing, ending } from './ends.ts';
import { hearsay } from './hearsay.ts';
import { ask, judge } from './judge.ts';
import type { MakeLaw } from './law.ts';
import { RandomMatch } from './bench/random-match.ts';
import { order } from './order.ts';
import { places } from './places.ts';
import { refusals } from './refusals.ts';
import { replays, silence } from './replays.ts';
import { secrecy } from './secrecy.ts';
import { worlds } from './worlds.ts';

/** A law that a game broke, and where: seed, match and ply find the position again. */
export interface Broken {
  readonly law: number;
  readonly says: string;
  readonly seed: number;
  readonly match: number;
  readonly ply: number;
  /** The moves that led there, in the game's notation. */
  readonly moves: readonly string[];
}

const MOST_PLIES = 200_000;

// a lost card shows in every law: what says it plainest comes first
const LAWS: readonly MakeLaw[] = [
  places,
  choosing,
  codes,
  refusals,
  ending,
  worlds,
  secrecy,
  choices,
  order,
  copies,
  replays,
  silence,
  hearsay,
];

/** Plays seeded random matches of a table under all laws, up to the first that is broken. */
export function checkLaws(game: AnyGame, table: Table, trial: Trial): Broken | undefined {
  const { matches, seed, mostPlies = MOST_PLIES } = trial;
  const bench = new Bench(game, table, trial);
  const laws = LAWS.map((make) => make(bench)).filter(({ law }) => trial.laws?.includes(law) ?? true);
  for (let index = 0; index < matches; index++) {
    const match = new RandomMatch(bench, laws, seed, index);
    const fault = judge(match, laws, mostPlies);
    if (fault !== undefined) return { ...fault, seed, match: index, ...whereIs(match) };
  }
  const fault = ask(laws, (law) => law.closes?.());
  return fault && { ...fault, seed, match: matches, ply: 0, moves: [] };
}

function whereIs({ bench: { game }, plays }: RandomMatch): { ply: number; moves: string[] } {
  const moves = plays.map(({ seat, code }) => `${seat} ${game.format(game.decode(code))}`);
  return { ply: plays.length, moves };
}

/** All numbers of seats with all options; of a number only its default and its least. */
export function everyTable(game: AnyGame): Table[] {
  const { min, max } = game.seats;
  return listOf(max - min + 1, (i) => min + i).flatMap((seats) =>
    everyOptions(game, seats).map((options) => ({ seats, options })),
  );
}

function everyOptions(game: AnyGame, seats: number): Options[] {
  let all: Options[] = [{}];
  for (const [name, option] of Object.entries(game.options)) {
    const values = valuesToTry(option, seats);
    all = all.flatMap((options) => values.map((value) => ({ ...options, [name]: value })));
  }
  return all;
}

function valuesToTry(option: Option, seats: number): readonly OptionValue[] {
  if (option.kind === 'choice') return option.values;
  if (option.kind === 'flag') return [false, true];
  return [...new Set([option.byDefault(seats), option.min])];
}
