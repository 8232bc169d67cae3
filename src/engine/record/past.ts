import { Match, type Setup } from '../match.ts';
import type { AnyGame, GameEvent, Position } from '../game.ts';
import type { Viewer } from '../seats.ts';
import type { RecordedMove } from './record.ts';
import { replayMove } from './replay.ts';

/** How a match stood after one of its moves, or before the first. */
export interface PastState {
  /** With all hands open. */
  readonly open: unknown;
  /** As the viewer saw it. */
  readonly seen: unknown;
  /** What the move made happen, in full. */
  readonly events: readonly GameEvent[];
  /** What the viewer was told of it. */
  readonly told: readonly GameEvent[];
}

/**
 * A match that has ended, move by move. Only a record may be looked at like this: it hides nothing, while a match that is
 * played never shows more than `view`.
 */
export function pastOf(setup: Setup, moves: readonly RecordedMove[], viewer: Viewer): PastState[] {
  const { game } = setup;
  const match = new Match(setup);
  const room = game.blank(setup.seats.length, setup.options);
  let known = 0;
  const stateNow = (): PastState => {
    const events = match.events.slice(known);
    known = match.events.length;
    return {
      open: openView(game, match.state, room),
      seen: game.view(match.state, viewer),
      events,
      told: events.flatMap((event) => game.project(event, viewer) ?? []),
    };
  };
  const states = [stateNow()];
  for (const [i, move] of moves.entries()) {
    const stopped = replayMove(match, move, `moves[${i}]`);
    if (stopped !== undefined) throw new Error(`${stopped.path} ${stopped.says}`);
    states.push(stateNow());
  }
  return states;
}

interface Seated {
  readonly seats: readonly unknown[];
}

/** Everybody knows every card; of each seat what it would see of itself, which is more where it has chosen in secret. */
function openView(game: AnyGame, state: Position, room: Position): unknown {
  game.copy(state, room);
  const { cards } = room;
  for (let card = 0; card < cards.deck.size; card++) cards.show(card);
  const views = Array.from({ length: state.seats }, (_, seat) => game.view(room, seat) as Seated);
  return { ...views[0], seats: views.map(({ seats }, seat) => seats[seat]) };
}
