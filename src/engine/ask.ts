import type { AnyGame, Position, Preview, Refusal, Thing } from './game.ts';
import type { Seat } from './seats.ts';

/** A thing that a seat could touch: the moves it offers, or why it offers none. */
export type Offer =
  | { readonly thing: string; readonly moves: readonly OfferedMove[]; readonly refused?: readonly RefusedMove[] }
  | { readonly thing: string; readonly refusal: Refusal };

/** What a thing that offers something else does not offer, and why. */
interface RefusedMove {
  readonly move: string;
  readonly refusal: Refusal;
}

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
  const offered: OfferedMove[] = [];
  const refused: RefusedMove[] = [];
  for (const move of moves) {
    const refusal = game.refuse(state, seat, move);
    if (refusal !== undefined) refused.push({ move: game.format(move), refusal });
    else offered.push({ move: game.format(move), preview: game.preview(state, seat, move) });
  }
  if (offered.length === 0) return { thing, refusal: refused[0]!.refusal };
  return refused.length === 0 ? { thing, moves: offered } : { thing, moves: offered, refused };
}
