import { bytesOf } from '../../engine/hex.ts';
import { rematchId } from '../rematch-id.ts';
import type { Opened, SeatKept } from '../log/entry.ts';
import type { Environment } from '../environment.ts';
import { newestOf } from '../../engine/versions.ts';
import { newTable } from './open.ts';
import { problem, type Result } from './step.ts';
import type { Table } from '../log/table.ts';

interface Rematch {
  /** The table that was opened for it before. */
  readonly earlier: string | null;
  /** Draws the first fact of one more. */
  readonly next: () => Opened;
}

/** Playing again, if this one may ask for it. */
export function rematchOf(
  table: Table,
  player: string,
  { games, random }: Pick<Environment, 'games' | 'random'>,
): Result<Rematch> {
  if (table.seatOf(player) === undefined) return problem('not-seated', 'You do not sit at this table.');
  if (table.status !== 'over') return problem('not-ended', 'The match is not over yet.');
  if (table.game === undefined) return problem('not-ended', 'This match had older rules; open a new table.');
  return {
    ok: {
      earlier: table.rematch,
      next: () => reopening(random, table, player, newestOf(games, table.opened.game)!.rules),
    },
  };
}

/**
 * The same people again, but for those who got up, with new lots and a new secret; their new commitments are still to come. Who asks for it is the
 * host, because who was may have left. They play by the newest rules, whatever these were.
 */
function reopening(
  random: Environment['random'],
  { opened, seats, rematches }: Table,
  host: string,
  rules: number,
): Opened {
  const { game, options, clock, watching, hints } = opened;
  const kept = seats.map((seat): SeatKept => {
    if (seat.kind !== 'person') return seat;
    if (seat.standIn?.why === 'left' && seat.player !== host) return { kind: 'open' };
    return { kind: 'person', player: seat.player, name: seat.name, commitment: null };
  });
  const id = rematchId(bytesOf(opened.secret), rematches);
  return newTable(random, id, {
    game,
    rules,
    options,
    seats: kept,
    host,
    clock,
    public: opened.public,
    watching,
    ...(hints !== undefined && { hints }),
  });
}
