import type { HintRequest } from '../../bots/analysis/advice.ts';
import type { BotRequest } from '../../bots/answer.ts';
import { FastChance } from '../../engine/chance/fast.ts';
import { readOptions } from '../../engine/options.ts';
import type { Level } from '../../engine/record/record.ts';
import { seatsIn } from '../../engine/seats.ts';
import { gameNamed } from '../../games/games.ts';

const SEATS = 3;
const seedOf = (number: number): Uint8Array => new Uint8Array(32).fill(number);

/** The first question of a match of this game, as somebody would be given a hint for it. */
export function hintRequestOf(id: string, number = 1): HintRequest {
  const game = gameNamed(id)!;
  const read = readOptions(game.options, SEATS, {});
  if ('bad' in read) throw new Error(read.bad.says);
  const state = game.blank(SEATS, read.options);
  game.start(state, new FastChance(seedOf(number)));
  const seat = seatsIn(game.waitingFor(state))[0]!;
  const into = new Uint16Array(game.mostMoves);
  const moves = [...into.subarray(0, game.moves(state, seat, into))];
  const view = game.view(state, seat);
  return {
    game: id,
    rules: game.rules,
    seat,
    seats: SEATS,
    options: read.options,
    view,
    moves,
    luck: seedOf(number + 100),
  };
}

/** The same, as a bot is asked; it thinks as its level does. */
export function requestOf(id: string, level: Level, number?: number): BotRequest {
  return { ...hintRequestOf(id, number), level };
}

/** Counted, and so few that they are always made: the same thought has the same answer. */
export function countedRequest(id: string, level: Level, number?: number): BotRequest {
  return { ...requestOf(id, level, number), effort: { iterations: 20 } };
}
