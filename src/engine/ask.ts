import type { AnyGame, Position, Preview, Refusal, Thing } from './game.ts';
import type { Seat } from './seats.ts';

/** A thing that a seat could touch: the moves it offers, or why it offers none. */
export type Offer =
  | { readonly thing: string; readonly moves: readonly OfferedMove[] }
  | { readonly thing: string; readonly refusal: Refusal };

export interface OfferedMove {
  /** In the game's notation. */
  readonly move: string;
  readonly preview: Preview;
}

/** All that is put before a seat when it is asked for a move. */
export function askOf(game: AnyGame, state: Position, seat: Seat): Offer[] {
  return game.things(state, seat).map((thing) => offerOf(game, state, seat, thing));
}

function offerOf(game: AnyGame, state: Position, seat: Seat, { thing, moves }: Thing<unknown>): Offer {
  const refusals = moves.map((move) => game.refuse(state, seat, move));
  const allowed = moves.filter((_, i) => refusals[i] === undefined);
  const [refusal] = refusals;
  if (allowed.length === 0 && refusal !== undefined) return { thing, refusal };
  return {
    thing,
    moves: allowed.map((move) => ({ move: game.format(move), preview: game.preview(state, seat, move) })),
  };
}
