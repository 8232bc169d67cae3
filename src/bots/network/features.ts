import type { Code, Position } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';

/**
 * What a network is told of a decision: numbers of features, each of which is there or is not. Of an imagined world or a real one, and
 * nothing that the seat does not know.
 */
export interface Features<State extends Position = Position> {
  /** How many kinds there are. */
  readonly count: number;
  /** The most of them at once. */
  readonly most: number;
  /** Writes those that no move changes, and answers how many. */
  look(state: State, seat: Seat, into: Uint16Array): number;
  /** After `look` at the same: adds those of a move from there on, and answers how many there are then. */
  add(state: State, seat: Seat, code: Code, into: Uint16Array, from: number): number;
  /** For whoever has learnt nothing yet: how much worse than others a move is that has this feature, from 0 to 1. */
  hint?(feature: number): number;
  /** In their place: those of a seat that has nothing to decide just now. */
  rest(state: State, seat: Seat, into: Uint16Array, from: number): number;
}

/** Gives out numbers of features, one block after the other. */
export class Blocks {
  count = 0;

  /** The first number of a block of so many. */
  take(size: number): number {
    const first = this.count;
    this.count += size;
    return first;
  }
}

/** Which of so many steps a value is on, from the lowest; what lies beyond is on the last. */
export function stepOf(value: number, lowest: number, width: number, steps: number): number {
  const step = Math.floor((value - lowest) / width);
  return step < 0 ? 0 : step < steps ? step : steps - 1;
}
