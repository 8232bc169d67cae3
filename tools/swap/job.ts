import type { AnyGame } from '../../src/engine/game.ts';
import { Bench } from '../../src/engine/laws/bench/bench.ts';
import { everyTable } from '../../src/engine/laws/laws.ts';
import { courtePaille } from '../../src/games/courte-paille/game.ts';
import { reveals } from '../../src/games/courte-paille/testing/reveals.ts';
import { Comparing } from './comparing.ts';
import { noCounts, type Counts } from './counts.ts';
import { playedAs } from './plants.ts';
import { openedFor } from './seated.ts';
import { TrueMatch } from './true-match.ts';

/** Some whole matches at one kind of table. */
export interface Job {
  readonly game: string;
  /** The name of a leak that was planted. */
  readonly plant: string | undefined;
  /** Which of all tables of the game it is, counted round and round, and what everything in it follows from. */
  readonly number: number;
  readonly seed: number;
  /** At least so many states. */
  readonly states: number;
}

export interface Done {
  readonly counts: Counts;
  readonly found: string | undefined;
}

/** Plays matches until there were enough states, or something was found. */
export function compareStates({ game: id, plant, number, seed, states }: Job): Done {
  const game = playedAs(id, plant)!;
  const bench = benchFor(game, number, seed);
  const moves = game.allMoves.map((move) => game.format(move));
  const counts = noCounts();
  while (counts.states < states) {
    // the first is played to its end; what comes after may be broken off, or games with long matches would get more than their share
    const most = counts.matches === 0 ? Infinity : states;
    const match = new TrueMatch(bench, openedFor(bench, seed, counts.matches++));
    const leak = playThrough(match, new Comparing(match, moves, counts), () => counts.states < most);
    if (leak !== undefined) return { counts, found: `${whereIs(bench, seed, counts)}: ${leak}` };
  }
  return { counts, found: undefined };
}

function benchFor(game: AnyGame, number: number, seed: number): Bench {
  const tables = everyTable(game);
  const trial = { matches: 0, seed, ...(game.id === courtePaille.id && { reveals }) };
  return new Bench(game, tables[number % tables.length]!, trial);
}

function playThrough(match: TrueMatch, comparing: Comparing, goesOn: () => boolean): string | undefined {
  match.begin();
  let leak = comparing.leak();
  for (let play = match.next(); play !== undefined && leak === undefined && goesOn(); play = match.next()) {
    match.play(play);
    leak = comparing.leak();
  }
  return leak;
}

function whereIs({ game, table }: Bench, seed: number, { matches, states }: Counts): string {
  return `${game.id}, ${table.seats} seats, ${JSON.stringify(table.options)}, seed ${seed}, match ${matches}, state ${states}`;
}
