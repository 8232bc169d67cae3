import type { HintRequest } from '../../bots/analysis/advice.ts';
import type { Environment } from '../environment.ts';
import { problem, type Result } from './step.ts';
import type { Table } from '../log/table.ts';

const LUCK_BYTES = 32;

/** What somebody may ask a hint for: the open question of their own seat, as that seat sees it. */
export function hintRequestOf(table: Table, player: string, random: Environment['random']): Result<HintRequest> {
  const seat = table.seatOf(player);
  const { match } = table;
  if (seat === undefined) return problem('not-seated', 'You do not sit at this table.');
  if (match === undefined || table.isEnded) return problem('not-playing', 'There is no match going on.');
  if (!table.hasHints) return problem('no-hints', 'This table plays without hints.');
  const moves = [...match.movesOf(seat)];
  if (moves.length === 0) return problem('not-asked', 'You have nothing to decide just now.');
  const { game, state } = match;
  const { seats, options } = state;
  const { id, rules } = game;
  return {
    ok: { game: id, rules, seat, seats, options, view: game.view(state, seat), moves, luck: random(LUCK_BYTES) },
  };
}
