import { FastChance } from '../../engine/chance/fast.ts';
import type { AnyGame, Code, Position } from '../../engine/game.ts';
import { firstOf, has, seatsIn, type Seat, type SeatSet } from '../../engine/seats.ts';
import type { Guide } from '../search/guide.ts';
import { dealHidden } from './hidden.ts';
import { PileLuck } from './pile.ts';

/** A stream of the record's seed that no deal and no bot has. */
const CURVE_STREAM = 0xfffffffd;
/** So many tries, by the tries that there are for a decision. */
const SHARE = 0.25;
const LEAST = 24;

/** A move that is made. */
export interface Play {
  readonly seat: Seat;
  readonly code: Code;
}

/**
 * Everybody's chance to win the match from a position as it is, if from there on all play the guide's quick moves, each by what its own seat
 * knows. Nobody looks for the best move, or whoever is to move would always seem too strong. What nobody has seen yet comes
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
  /** As many from each seat's eyes. How often does not depend on what is found, or the mean would lean to what was found early. */
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
    this.#tries = seats * Math.ceil(Math.max(LEAST, tries * SHARE) / seats);
  }

  /** By seat: when these moves have been made there, whatever chance does then. */
  from(state: Position, plays: readonly Play[] = []): number[] {
    if (this.#game.waitingFor(state) === 0) return sharesOf(this.#game.winners(state), state.seats);
    const sums = Array<number>(state.seats).fill(0);
    for (let nth = 0; nth < this.#tries; nth++) {
      this.#try(state, plays, nth);
      for (let seat = 0; seat < state.seats; seat++) sums[seat]! += this.#judged[seat]!;
    }
    return sums.map((sum) => sum / this.#tries);
  }

  #try(state: Position, plays: readonly Play[], nth: number): void {
    const world = this.#world;
    this.#luck.begin(CURVE_STREAM, nth);
    this.#game.copy(state, world);
    dealHidden(world.cards, this.#pile, (cards) => this.#pile.lay(cards));
    for (const { seat, code } of plays) this.#game.play(world, seat, code, this.#pile);
    this.#guide.prepare?.(world, nth % world.seats, this.#luck);
    this.#playOn();
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
