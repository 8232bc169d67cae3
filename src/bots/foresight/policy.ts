import type { Chance } from '../../engine/chance/chance.ts';
import type { AnyGame, Code, Position } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import { exp } from '../network/exact.ts';
import type { Learnt } from '../network/learnt.ts';
import { LOGIT } from '../network/network.ts';
import { Sight } from '../network/sight.ts';

const PARTS = 1 << 16;
/** In temperatures: what is further behind never comes. */
const NEVER = -12;

/** What a network would do where somebody is asked, and how likely. One decision at a time, as `look` saw it last. */
export class Policy {
  readonly moves: Uint16Array;
  count = 0;
  readonly #game: AnyGame;
  readonly #sight: Sight<Position>;
  readonly #logits: Int32Array;
  readonly #weights: Float64Array;
  #best = 0;

  constructor(game: AnyGame, learnt: Learnt) {
    this.#game = game;
    this.#sight = new Sight(learnt);
    this.moves = new Uint16Array(game.mostMoves);
    this.#logits = new Int32Array(game.mostMoves);
    this.#weights = new Float64Array(game.mostMoves);
  }

  /** Weighs the seat's moves; a move without an alternative is not weighed. */
  look(state: Position, seat: Seat): void {
    this.count = this.#game.moves(state, seat, this.moves);
    if (this.count > 1) this.weigh(state, seat);
  }

  /** After `moves` were listed. */
  weigh(state: Position, seat: Seat): void {
    this.#sight.weigh(state, seat, this.moves, this.count, this.#logits);
    this.#best = 0;
    for (let i = 1; i < this.count; i++) if (this.#logits[i]! > this.#logits[this.#best]!) this.#best = i;
  }

  /** The seat's chance with its best move. */
  get worth(): number {
    return this.worthOf(this.#best);
  }

  /** The seat's chance with the move at that place. */
  worthOf(at: number): number {
    return 1 / (1 + exp(-this.#logits[at]! / LOGIT));
  }

  get best(): Code {
    return this.moves[this.count === 1 ? 0 : this.#best]!;
  }

  /** One by lot, the better ones more often. */
  drawn(heat: number, luck: Chance): Code {
    if (this.count === 1) return this.moves[0]!;
    let left = (luck.below(PARTS) / PARTS) * this.#heated(heat);
    for (let i = 0; i < this.count; i++) if ((left -= this.#weights[i]!) < 0) return this.moves[i]!;
    return this.best;
  }

  /** How likely it is that this move is made. */
  oddsOf(code: Code, heat: number): number {
    const all = this.#heated(heat);
    for (let i = 0; i < this.count; i++) if (this.moves[i] === code) return this.#weights[i]! / all;
    return 0;
  }

  #heated(heat: number): number {
    const most = this.#logits[this.#best]!;
    let all = 0;
    for (let i = 0; i < this.count; i++) {
      const behind = (this.#logits[i]! - most) / (LOGIT * heat);
      const weight = behind < NEVER ? 0 : exp(behind);
      this.#weights[i] = weight;
      all += weight;
    }
    return all;
  }
}
