import type { Chance } from '../../engine/chance/chance.ts';
import type { AnyGame, Code, Position } from '../../engine/game.ts';
import { firstOf, has, seatsIn, type Seat, type SeatSet } from '../../engine/seats.ts';
import type { Guide } from '../search/guide.ts';

/**
 * Everybody's chance to win the match with all cards seen but those that are still to be drawn, as quick matches from there go. What
 * was chosen in secret and is not turned up yet is still open.
 */
export class Outlook {
  readonly #game: AnyGame;
  readonly #guide: Guide;
  readonly #shown: Position;
  readonly #world: Position;
  readonly #moves: Uint16Array;
  readonly #judged = new Float64Array(8);

  constructor(game: AnyGame, guide: Guide, { seats, options }: Pick<Position, 'seats' | 'options'>) {
    this.#game = game;
    this.#guide = guide;
    this.#shown = game.blank(seats, options);
    this.#world = game.blank(seats, options);
    this.#moves = new Uint16Array(game.mostMoves);
  }

  /** By seat. What comes later is drawn anew in each try. */
  from(state: Position, luck: Chance, tries: number): number[] {
    const { seats } = state;
    if (this.#game.waitingFor(state) === 0) return sharesOf(this.#game.winners(state), seats);
    this.#show(state);
    const sums = Array<number>(seats).fill(0);
    for (let i = 0; i < tries; i++) {
      this.#game.copy(this.#shown, this.#world);
      this.#guide.prepare?.(this.#world, 0, luck);
      this.#playOn(luck);
      for (let seat = 0; seat < seats; seat++) sums[seat]! += this.#judged[seat]! / tries;
    }
    return sums;
  }

  #show(state: Position): void {
    this.#game.copy(state, this.#shown);
    const { cards } = this.#shown;
    for (const row of cards.rows) if (row !== cards.pile) for (const card of cards.ids(row)) cards.show(card);
  }

  #playOn(luck: Chance): void {
    const game = this.#game;
    const guide = this.#guide;
    const world = this.#world;
    const round = guide.roundOf(world);
    for (let plies = 0; ;) {
      const asked = game.waitingFor(world);
      if (asked === 0) return this.#judged.set(sharesOf(game.winners(world), world.seats));
      if (guide.roundOf(world) !== round || guide.isFarEnough?.(world, plies) === true)
        return guide.judge(world, this.#judged);
      for (let left = asked; left !== 0; left &= left - 1, plies++) {
        const seat = firstOf(left);
        game.play(world, seat, this.#pick(seat, luck), luck);
      }
    }
  }

  #pick(seat: Seat, luck: Chance): Code {
    const count = this.#game.moves(this.#world, seat, this.#moves);
    return count === 1 ? this.#moves[0]! : this.#guide.pick(this.#world, seat, this.#moves, count, luck);
  }
}

/** By seat: everybody's share of the win. */
export function sharesOf(winners: SeatSet, seats: number): number[] {
  const { length } = seatsIn(winners);
  return Array.from({ length: seats }, (_, seat) => (has(winners, seat) ? 1 / length : 0));
}
