import { FastChance } from '../../engine/chance/fast.ts';
import type { AnyGame, Code, Position } from '../../engine/game.ts';
import { firstOf, has, seatsIn, type Seat, type SeatSet } from '../../engine/seats.ts';
import type { Guide } from '../search/guide.ts';
import { Mean } from './mean.ts';
import { PileLuck } from './pile.ts';

/** A stream of the record's seed that no deal and no bot has. */
const CURVE_STREAM = 0xfffffffd;
/** So many tries at the least and at the most, by the tries that there are for a decision. */
const LEAST_SHARE = 0.05;
const MOST_SHARE = 0.25;
const LEAST = 20;
/** One standard error that is small enough, for a thousand tries of a decision. */
const ENOUGH = 0.015;

/**
 * Everybody's chance to win the match from a position as it is, if from there on all play the guide's quick moves, each by what its own seat
 * knows. Nobody looks for the best move, or whoever is to move would always seem too strong. What is still to be drawn comes
 * in another order in each try, and in the same orders wherever one looks from: so two points of a curve differ by what happened in between.
 * What was chosen in secret and is not turned up yet is still open.
 */
export class Outlook {
  readonly #game: AnyGame;
  readonly #guide: Guide;
  readonly #world: Position;
  readonly #moves: Uint16Array;
  readonly #luck: FastChance;
  readonly #pile: PileLuck;
  readonly #judged: Float64Array;
  readonly #tries: number;

  /** The tries are those of a decision; here it takes fewer. */
  constructor(game: AnyGame, guide: Guide, { seats, options, cards }: Position, seed: Uint8Array, tries: number) {
    this.#game = game;
    this.#guide = guide;
    this.#world = game.blank(seats, options);
    this.#moves = new Uint16Array(game.mostMoves);
    this.#luck = new FastChance(seed);
    this.#pile = new PileLuck(this.#luck, cards.deck.size);
    this.#judged = new Float64Array(seats);
    this.#tries = tries;
  }

  /** By seat. */
  from(state: Position): readonly number[] {
    if (this.#game.waitingFor(state) === 0) return sharesOf(this.#game.winners(state), state.seats);
    const least = Math.max(LEAST, this.#tries * LEAST_SHARE);
    const most = Math.max(LEAST, this.#tries * MOST_SHARE);
    const enough = ENOUGH * Math.sqrt(1000 / this.#tries);
    const mean = new Mean(state.seats);
    while (mean.count < least || (mean.count < most && mean.error > enough)) {
      this.#luck.begin(CURVE_STREAM, mean.count);
      this.#game.copy(state, this.#world);
      this.#guide.prepare?.(this.#world, 0, this.#luck);
      this.#pile.lay(this.#world.cards);
      this.#playOn();
      mean.add(this.#judged);
    }
    return mean.values;
  }

  #playOn(): void {
    const game = this.#game;
    const guide = this.#guide;
    const world = this.#world;
    const round = guide.roundOf(world);
    for (let plies = 0; ;) {
      const asked = game.waitingFor(world);
      if (asked === 0) return this.#judged.set(sharesOf(game.winners(world), world.seats));
      if (guide.roundOf(world) !== round || this.#isFarEnough(plies)) return guide.judge(world, this.#judged);
      for (let left = asked; left !== 0; left &= left - 1, plies++) {
        const seat = firstOf(left);
        game.play(world, seat, this.#pick(seat), this.#pile);
      }
    }
  }

  #isFarEnough(plies: number): boolean {
    return this.#guide.judgesFromSeat !== true && this.#guide.isFarEnough?.(this.#world, plies) === true;
  }

  #pick(seat: Seat): Code {
    const count = this.#game.moves(this.#world, seat, this.#moves);
    return count === 1 ? this.#moves[0]! : this.#guide.pick(this.#world, seat, this.#moves, count, this.#luck);
  }
}

/** By seat: everybody's share of the win. */
function sharesOf(winners: SeatSet, seats: number): number[] {
  const { length } = seatsIn(winners);
  return Array.from({ length: seats }, (_, seat) => (has(winners, seat) ? 1 / length : 0));
}
