import type { Code } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import { MOST_MOVES, moves } from '../../games/str8-eight/moves.ts';
import { MOST_SEATS } from '../../games/str8-eight/about.ts';
import type { Str8EightState } from '../../games/str8-eight/state.ts';
import { stepOf } from '../network/features.ts';
import * as at from './layout.ts';
import { Outlook } from './outlook.ts';
import { Reading } from './reading.ts';

/** How many points worse than the best a move is. */
const BEHIND = Float64Array.of(0, 0.7, 1.5, 3, 5, 8, 12, 18, 27, 40, 65);
const BALANCE_WIDTH = 9;
const LEAST_BALANCE = -60;
const GAIN_WIDTH = 0.05;
/** So many points are as bad as can be, and so much it is at once. */
const GREATEST_HINT = 60;
const LEAST_HINT = 0.02;

/** What the rules of thumb say of a decision. */
export class ThumbFeatures {
  /** The chances of the others to complete a sequence, by places to the left. */
  readonly race = new Float64Array(MOST_SEATS);
  readonly #reading = new Reading();
  readonly #outlook = new Outlook();
  readonly #moves = new Uint16Array(MOST_MOVES);
  readonly #worths = new Float64Array(MOST_MOVES);
  #most = 0;

  /** The chance that one of the others ends the hand before the next turn. */
  get danger(): number {
    return this.#outlook.rivals.danger;
  }

  look(state: Str8EightState, seat: Seat): void {
    this.#reading.readState(state, seat);
    const offered = moves(state, seat, this.#moves);
    this.#outlook.look(this.#reading, offered > 0);
    this.#reading.rivals.forEach((rival, p) => (this.race[p] = this.#outlook.rivals.chanceOf(rival)));
    this.#most = -Infinity;
    for (let i = 0; i < offered; i++) {
      const worth = this.#outlook.worthOf(this.#moves[i]!);
      this.#worths[i] = worth;
      if (worth > this.#most) this.#most = worth;
    }
  }

  /** What they say of a move. */
  weigh(code: Code, into: Uint16Array, from: number): number {
    let i = 0;
    while (this.#moves[i] !== code) i++;
    const worth = this.#worths[i]!;
    const behind = this.#most - worth;
    let step = 0;
    while (step < BEHIND.length && behind > BEHIND[step]!) step++;
    into[from] = at.BEHIND + step;
    into[from + 1] = at.BALANCE + stepOf(worth, LEAST_BALANCE, BALANCE_WIDTH, at.BALANCES);
    return from + 2;
  }

  /** What the next player gains by a card on top of the discards. */
  top(face: number, into: Uint16Array, from: number): number {
    const gain = this.#outlook.rivals.gift(face, this.#reading.rivals[0]!);
    if (gain <= 0) return from;
    into[from] = at.TOP_GAIN + stepOf(gain, 0, GAIN_WIDTH, at.TOP_GAINS);
    return from + 1;
  }
}

export function hintOf(feature: number): number {
  const step = feature - at.BEHIND;
  if (step <= 0 || step > BEHIND.length) return 0;
  return Math.min(1, BEHIND[step - 1]! / GREATEST_HINT + LEAST_HINT);
}
