import type { Level } from '../../engine/record/record.ts';
import { thousands } from '../progress.ts';
import type { Table } from '../table.ts';
import { estimate, WHOLE_WIN, type Estimate, type Tally } from './tally.ts';

export interface Simulation extends Table {
  readonly levels: readonly Level[];
  readonly matches: number;
  readonly seed: string;
}

interface SeatReport {
  readonly seat: number;
  readonly level: Level;
  /** Share of the matches won; a shared win counts as its share. */
  readonly wins: Estimate;
  readonly score: Estimate;
}

function seatReports({ levels }: Simulation, { matches, seats }: Tally): SeatReport[] {
  return levels.map((level, seat) => ({
    seat,
    level,
    wins: estimate(seats[seat]!.wins, matches, WHOLE_WIN),
    score: estimate(seats[seat]!.score, matches),
  }));
}

export function reportJson(simulation: Simulation, tally: Tally): string {
  const { game, options, players, matches, seed } = simulation;
  const plays = estimate(tally.plays, matches);
  const seats = seatReports(simulation, tally);
  return JSON.stringify({ game: game.id, options, players, matches, seed, plays, seats }, null, 2);
}

export function reportText(simulation: Simulation, tally: Tally): string {
  const { game, options, players, matches, seed } = simulation;
  const settings = Object.entries(options).map(([name, value]) => `${name} ${value}`);
  const head = [game.id, `${players} players`, ...settings, `${thousands(matches)} matches`, `seed ${seed}`];
  const rows = seatReports(simulation, tally).map(({ seat, level, wins, score }) => [
    String(seat),
    level,
    percent(wins),
    plain(score),
  ]);
  const plays = `plays in a match: ${plain(estimate(tally.plays, matches))}`;
  return [head.join(' · '), '', ...aligned([['seat', 'bot', 'wins', 'score'], ...rows]), '', plays, FOOT].join('\n');
}

const FOOT = '± is half the 95 % interval; a shared win counts as its share';

export function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('   ')
      .trimEnd(),
  );
}

function percent({ mean, plusMinus }: Estimate): string {
  return `${(100 * mean).toFixed(2).padStart(6)} % ± ${(100 * plusMinus).toFixed(2)}`;
}

function plain({ mean, plusMinus }: Estimate): string {
  return `${mean.toFixed(2)} ± ${plusMinus.toFixed(2)}`;
}
