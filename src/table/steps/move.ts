import type { Seat } from '../../engine/seats.ts';
import type { MakeMove } from '../../protocol/requests.ts';
import type { RunningMatch } from '../log/running-match.ts';
import { problem, type Step, type Problem } from './step.ts';
import type { Table } from '../log/table.ts';

/** What who moved is told: the same however often it is asked. */
export interface Moved {
  readonly ask: number;
  readonly move: string;
  /** The message that shows it. */
  readonly seq: number;
}

/**
 * Somebody answers the question of their seat. The order of things: is it still the question, is it a move, does a
 * rule forbid it; then the fact is saved, and only then told (`change.ts`).
 */
export function makeMove(table: Table, player: string, { ask, move: text }: MakeMove): Step<Moved> {
  const seat = table.seatOf(player);
  if (seat === undefined) return problem('not-seated', 'You do not sit at this table.');
  const { match } = table;
  if (match === undefined) return problem('not-playing', 'The match has not begun.');
  if (ask < match.asks[seat]!) return moveAgain(match, seat, { ask, move: text });
  if (table.isEnded) return problem('not-playing', 'The match has ended.');
  if (ask > match.asks[seat]!) return problem('not-asked', 'That question has not been put to you yet.');
  const refused = refusalOf(match, seat, text);
  if (refused !== undefined) return { problem: refused };
  return { fact: { kind: 'moved', seat, move: text }, answer: ({ seqs }) => ({ ask, move: text, seq: seqs[seat]! }) };
}

function refusalOf(match: RunningMatch, seat: Seat, text: string): Problem | undefined {
  const { game, state } = match;
  const move = game.parse(text);
  if (move === undefined) return { type: 'no-such-move', says: 'There is no such move in this game.' };
  const refusal = game.refuse(state, seat, move);
  if (refusal !== undefined) return { type: 'refused', says: `The rules forbid it: ${refusal.clause}.`, refusal };
  return undefined;
}

/** A question that was answered before: the same answer gets the same reply, another one comes too late. */
function moveAgain({ last }: RunningMatch, seat: Seat, { ask, move }: MakeMove): Step<Moved> {
  const decision = last[seat];
  if (decision?.ask === ask && decision.move === move && decision.by === undefined)
    return { ok: { ask, move, seq: decision.seq } };
  return problem('stale', 'That question has been answered; look at the newest one.');
}
