import type { AnyGame, Position } from '../../../engine/game.ts';
import { readOptions } from '../../../engine/options.ts';
import { firstOf } from '../../../engine/seats.ts';
import { seeded } from '../../../engine/testing/seeded.ts';
import { Asker, type Question } from '../../bot.ts';

/** A position at most so many random moves into a match. */
export function somewhere(game: AnyGame, seats: number, plies: number, seed: number): Position {
  const read = readOptions(game.options, seats, {});
  if ('bad' in read) throw new Error(`${game.id} has no table for ${seats}`);
  const state = game.blank(seats, read.options);
  const after = game.blank(seats, read.options);
  const chance = seeded(seed);
  const moves = new Uint16Array(game.mostMoves);
  game.start(state, chance);
  for (let ply = 0; ply < plies; ply++) {
    game.copy(state, after);
    const seat = firstOf(game.waitingFor(after));
    game.play(after, seat, moves[chance.below(game.moves(after, seat, moves))]!, chance);
    if (game.waitingFor(after) === 0) break;
    game.copy(after, state);
  }
  return state;
}

/** What the first who is waited for is asked there. */
export function questionAt(game: AnyGame, state: Position): Question {
  return new Asker(game, state).about(firstOf(game.waitingFor(state)));
}
