import { Match, type Setup } from '../match.ts';
import { has } from '../seats.ts';
import { at, shown, type Fault } from './fault.ts';
import type { RecordedMove } from './record.ts';

/** Plays a record's moves, as far as they are legal; then says why the next one is not. */
export function replay(
  setup: Setup,
  moves: readonly RecordedMove[],
): { readonly match: Match; readonly stopped?: Fault } {
  const match = new Match(setup);
  for (const [i, move] of moves.entries()) {
    const stopped = replayMove(match, move, at('moves', i));
    if (stopped !== undefined) return { match, stopped };
  }
  return { match };
}

/** Plays one recorded move on, or says why it cannot be. */
export function replayMove(match: Match, recorded: RecordedMove, path: string): Fault | undefined {
  const { game, seats } = match.setup;
  const { seat } = recorded;
  const move = game.parse(recorded.move);
  if (move === undefined) return { path: at(path, 'move'), says: `${shown(recorded.move)} is no move of ${game.id}` };
  if (seat >= seats.length) return { path: at(path, 'seat'), says: `is ${seat}, but there are ${seats.length} seats` };
  if (match.outcome !== null) return { path, says: 'comes after the end of the match' };
  const refusal = game.refuse(match.state, seat, move);
  if (refusal !== undefined) return { path, says: `is refused by ${refusal.clause} ${shown(refusal.about ?? {})}` };
  if (!has(game.waitingFor(match.state), seat))
    return { path: at(path, 'seat'), says: `is ${seat}, who was not asked` };
  match.play(seat, game.encode(move), recorded);
  return undefined;
}
