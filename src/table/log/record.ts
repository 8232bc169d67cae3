import { Match } from '../../engine/match.ts';
import type { Fairness, MatchRecord, SeatEntry } from '../../engine/record/record.ts';
import type { Entry } from './entry.ts';
import { tableFrom } from './log.ts';
import type { Environment } from '../environment.ts';
import { isShutTo } from './publish.ts';
import { problem } from '../steps/step.ts';
import type { Table } from './table.ts';

/** Why somebody cannot have the record of this table, if so. */
export function refuseRecord(table: Table, player: string | undefined): ReturnType<typeof problem> | undefined {
  if (isShutTo(table, table.viewerOf(player))) return problem('no-watching', 'Only the players can see this match.');
  if (!table.isEnded) return problem('not-ended', 'The record is open once the match has ended.');
  if (table.game === undefined)
    return problem('not-ended', 'It was played by older rules, which this program does not know.');
  return table.match === undefined ? problem('not-ended', 'No match was played here.') : undefined;
}

/** Why nobody, or not this one, can look back at a match. */
export function refuseAnalysis(table: Table, player: string | undefined): ReturnType<typeof problem> | undefined {
  const refused = refuseRecord(table, player);
  if (refused !== undefined || table.status === 'over') return refused;
  return problem('not-ended', 'The match was broken off, so that nobody has won or lost it.');
}

/** The record of a match that has ended, with all that was secret. */
export function recordOf(log: readonly Entry[], environment: Pick<Environment, 'games' | 'generator'>): MatchRecord {
  const table = tableFrom(log, environment);
  const { game } = table.match!;
  const { options } = table.opened;
  const { generator } = environment;
  const match = new Match({ game, seats: table.seats.map(seatEntryOf), options, generator, seed: table.seed() });
  const moved = log.filter((entry) => entry.kind === 'moved');
  for (const { seat, move, by, effort } of moved) match.play(seat, game.encode(game.parse(move)), { by, effort });
  // bots of several versions cannot be told apart afterwards
  const bots = moved.some((entry) => entry.bots !== undefined) ? undefined : table.bots;
  return match.record(fairnessOf(table), bots);
}

function seatEntryOf(seat: Table['seats'][number]): SeatEntry {
  if (seat.kind === 'bot') return seat;
  return { kind: 'human', name: seat.kind === 'person' ? seat.name : '–' };
}

function fairnessOf(table: Table): Fairness {
  const { broken } = table;
  return { ...table.sealing(), ...(broken.length > 0 && { sealings: broken }) };
}
