import type { Chance, Generator } from '../../engine/chance/chance.ts';
import type { AnyGame, GameEvent, Position } from '../../engine/game.ts';
import { luckFrom } from '../../bots/luck.ts';
import type { Options } from '../../engine/options.ts';
import { bitOf, has, seatsIn, type Seat, type SeatSet } from '../../engine/seats.ts';

/** The last decision of a seat, to answer the same request again. */
export interface Decision {
  readonly ask: number;
  readonly move: string;
  readonly by: 'stand-in' | undefined;
  /** The message to the seat that shows it. */
  readonly seq: number;
}

/** A match that is being played: the state, and who was asked when. What happened is told, not kept. */
export class RunningMatch {
  readonly game: AnyGame;
  readonly state: Position;
  /** The same without what was chosen in secret since something last happened. */
  readonly settled: Position;
  readonly #seed: Uint8Array;
  readonly #chance: Chance;
  readonly #moves: Uint16Array;
  /** By seat: the number of the question that it is asked, or will be asked next. */
  readonly asks: number[];
  /** By seat: how many of its decisions have taken effect. */
  readonly #decisions: number[];
  /** Who has chosen in secret and may still think again. */
  #undecided: SeatSet = 0;
  /** By seat: when its question was put. */
  readonly askedAt: number[];
  readonly last: (Decision | undefined)[];

  constructor(game: AnyGame, seats: number, options: Options, generator: Generator, seed: Uint8Array) {
    this.game = game;
    this.state = game.blank(seats, options);
    this.settled = game.blank(seats, options);
    this.#seed = seed;
    this.#chance = generator.from(seed);
    this.#moves = new Uint16Array(game.mostMoves);
    this.asks = Array<number>(seats).fill(1);
    this.#decisions = Array<number>(seats).fill(0);
    this.askedAt = Array<number>(seats).fill(0);
    this.last = Array<undefined>(seats).fill(undefined);
  }

  get waiting(): SeatSet {
    return this.game.waitingFor(this.state);
  }

  start(at: number): GameEvent[] {
    const events: GameEvent[] = [];
    this.game.start(this.state, this.#chance, (event) => events.push(event));
    this.game.copy(this.state, this.settled);
    this.askedAt.fill(at);
    return events;
  }

  /** Trusts its caller: the move must be legal. */
  play(seat: Seat, move: string, at: number): GameEvent[] {
    const { game, state } = this;
    const waited = this.waiting;
    const events: GameEvent[] = [];
    game.play(state, seat, game.encode(game.parse(move)), this.#chance, (event) => events.push(event));
    for (const other of seatsIn(this.waiting)) {
      if (other === seat || !has(waited, other)) this.askedAt[other] = at;
    }
    this.asks[seat]!++;
    this.#undecided |= bitOf(seat);
    if (events.length > 0) this.#settle(seat);
    return events;
  }

  /** All has been turned up: what somebody still sends to change a choice must not answer the next question. */
  #settle(last: Seat): void {
    for (const seat of seatsIn(this.#undecided)) {
      this.#decisions[seat]!++;
      if (seat !== last) this.asks[seat]!++;
    }
    this.#undecided = 0;
    this.game.copy(this.state, this.settled);
  }

  /** The luck of a bot that decides now for this seat. */
  luckOf(seat: Seat): Uint8Array {
    return luckFrom(this.#seed, seat, this.#decisions[seat]!);
  }

  /** The moves that a seat may make: none if it has nothing to decide. */
  movesOf(seat: Seat): Uint16Array {
    return this.#moves.subarray(0, this.game.moves(this.state, seat, this.#moves));
  }
}
