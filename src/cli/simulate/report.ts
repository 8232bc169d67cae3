import { specText, type LevelSpec } from '../../bots/spec.ts';
import type { Level } from '../../engine/record/record.ts';
import { aligned, thousands } from '../figures.ts';
import type { Table } from '../table.ts';
import { estimate, estimateWins, type Estimate, type Tally } from './tally.ts';

export interface Simulation extends Table {
  readonly bots: readonly LevelSpec[];
  readonly matches: number;
  readonly seed: string;
}

interface SeatReport {
  readonly seat: number;
  readonly level: Level;
  /** The level, and how far it thinks where that was said. */
  readonly bot: string;
  /** Share of the matches won; a shared win counts as its share. */
  readonly wins: Estimate;
  readonly score: Estimate;
}

function seatReports({ bots }: Simulation, { matches, seats }: Tally): SeatReport[] {
  return bots.map((spec, seat) => ({
    seat,
    level: spec.kind,
    bot: specText(spec),
    wins: estimateWins(seats[seat]!.wins, matches),
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
  const rows = seatReports(simulation, tally).map(({ seat, wins, score }) => [
    botName(simulation.bots[seat]!, seat),
    ...cells(wins, 100, ' %'),
    ...cells(score),
  ]);
  const plays = `plays in a match: ${cells(estimate(tally.plays, matches)).join('   ')}`;
  return [head.join(' · '), '', ...aligned([HEADINGS, ...rows]), '', plays, FOOT].join('\n');
}

const HEADINGS = ['bot', 'wins', '', 'score', ''];
const FOOT = 'in brackets the 95 % interval; a shared win counts as its share';

/** As records name it. */
export function botName(bot: LevelSpec, seat: number): string {
  return `${specText(bot)} ${seat + 1}`;
}

function cells({ mean, interval }: Estimate, scale = 1, unit = ''): string[] {
  const text = (value: number): string => (scale * value).toFixed(2);
  return [`${text(mean)}${unit}`, interval === null ? '' : `(${interval.map(text).join(' to ')})`];
}
