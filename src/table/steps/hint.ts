import type { Doubt } from '../../bots/analysis/advice.ts';
import type { Means } from '../means.ts';
import { trouble, type Result } from './step.ts';
import type { Table } from '../log/table.ts';

const LUCK_BYTES = 32;

/** What somebody may ask a hint for: the open question of their own seat, as that seat sees it. */
export function doubtOf(table: Table, player: string, random: Means['random']): Result<Doubt> {
  const seat = table.seatOf(player);
  const { match } = table;
  if (seat === undefined) return trouble('not-seated', 'You do not sit at this table.');
  if (match === undefined || table.isEnded) return trouble('not-playing', 'There is no match going on.');
  if (!table.hasHints) return trouble('no-hints', 'This table plays without hints.');
  const moves = [...match.movesOf(seat)];
  if (moves.length === 0) return trouble('not-asked', 'You have nothing to decide just now.');
  const { game, state } = match;
  const { seats, options } = state;
  return { ok: { game: game.id, seat, seats, options, view: game.view(state, seat), moves, luck: random(LUCK_BYTES) } };
}
