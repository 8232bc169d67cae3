import type { Seat } from '../../engine/seats.ts';

/** A match looked at afterwards. */
export interface Analysis {
  /** One for each move of the record, in order. */
  readonly moves: readonly MoveAnalysis[];
  /** By number of moves made, everybody's chance to win the match with all hands seen: from the deal to the result. */
  readonly curve: readonly (readonly number[])[];
  readonly seats: readonly SeatAnalysis[];
}

export interface MoveAnalysis {
  readonly ply: number;
  readonly seat: Seat;
  readonly move: string;
  readonly by?: 'stand-in';
  /** Every legal move with what its seat could know then: best first. Empty for a forced move. */
  readonly options: readonly MoveOption[];
  /** What the move cost against the best, at least 0, and 0 where that is within the error. */
  readonly loss: number;
  /** By seat: what chance did then, less what was to be expected of it. */
  readonly luck: readonly number[];
}

export interface MoveOption {
  readonly move: string;
  /** To win the match; a shared win counts as a share. */
  readonly chance: number;
  /** One standard error of that. */
  readonly error: number;
}

/** `start + luck + decisions + others + rest = result`, exactly: see `account.ts`. */
export interface SeatAnalysis {
  /** 1 by the number of seats. */
  readonly start: number;
  /** What chance did: the deal, draws, lots, what was turned up. On average 0, whoever plays. */
  readonly luck: number;
  /** Own decisions. */
  readonly decisions: number;
  /** Decisions of others, and of a stand-in in one's own seat. */
  readonly others: number;
  /** What is left over: how moves turned out beyond what could be known, and what was not judged exactly. */
  readonly rest: number;
  /** The share of the win. */
  readonly result: number;
}

const GRID = 2 ** 20;

/** On a grid of binary fractions: sums of such numbers are exact, in any order, also after they were sent as text. */
export function onGrid(value: number): number {
  // adding 0 makes 0 of −0
  return Math.round(value * GRID) / GRID + 0;
}
