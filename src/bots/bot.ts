import type { Chance } from '../engine/chance/chance.ts';
import type { AnyGame, Code, Position } from '../engine/game.ts';
import type { Options } from '../engine/options.ts';
import type { Seat } from '../engine/seats.ts';

/** What a bot is asked: the moves that its seat may make, and all that its seat may know. Never the state. */
export interface Question<View = unknown> {
  readonly seat: Seat;
  readonly seats: number;
  readonly options: Options;
  /** The version that the match is played by. */
  readonly rules: number;
  readonly moves: Uint16Array;
  readonly count: number;
  view(): View;
}

/** The stream of a match's seed that its bots draw their own luck from: no deal has that number. */
export const BOTS_STREAM = 0xffffffff;

/**
 * How long a bot thinks, where it can: so many iterations, fewer where the time is over before, or where an earlier
 * search made fewer. The move follows from the question, the luck, what was planned and what was made.
 */
export interface Effort {
  readonly iterations: number;
  readonly ms?: number;
  readonly made?: number;
}

export interface Bot<View = unknown> {
  /** Picks one of the moves. The bot's luck is its own, no part of the match's. Who searches tells the iterations made. */
  choose(question: Question<View>, luck: Chance, effort?: Effort, tell?: (made: number) => void): Code;
}

/** Asks bots about one match after the other without making anything new. */
export class Asker implements Question {
  readonly seats: number;
  readonly options: Options;
  readonly rules: number;
  readonly moves: Uint16Array;
  seat: Seat = 0;
  count = 0;
  readonly #game: AnyGame;
  readonly #state: Position;

  constructor(game: AnyGame, state: Position) {
    this.#game = game;
    this.#state = state;
    this.seats = state.seats;
    this.options = state.options;
    this.rules = game.rules;
    this.moves = new Uint16Array(game.mostMoves);
  }

  ask(bot: Bot, seat: Seat, luck: Chance, effort?: Effort): Code {
    return bot.choose(this.about(seat), luck, effort);
  }

  /** What a seat would be asked now. */
  about(seat: Seat): Question {
    this.seat = seat;
    this.count = this.#game.moves(this.#state, seat, this.moves);
    return this;
  }

  view(): unknown {
    return this.#game.view(this.#state, this.seat);
  }
}
