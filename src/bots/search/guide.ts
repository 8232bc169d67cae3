import type { Chance } from '../../engine/chance/chance.ts';
import type { Code, Position } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';

/** How far a first glance at a move is to be trusted. */
interface Trust {
  /** In chances to win: what it means that a move is e times as hopeful. */
  readonly worth: number;
  /** The glance counts as much as so many tries. */
  readonly tries: number;
}

export interface Dealer<State extends Position = Position> {
  deal(luck: Chance, into: State): void;
}

/**
 * What a search wants to know of a game beyond its rules. All of it runs in the inner loop, so nothing here allocates,
 * and all of it meets imagined worlds alone.
 */
export interface Guide<State extends Position = Position> {
  /** How much a move that was tried less is worth trying: in chances to win, so about 0.3 to 1. */
  readonly curiosity: number;
  /**
   * Whether any cards at all that the seat does not know may change places in this world. Without a yes every world is
   * imagined from the view, which takes long.
   */
  mayDealAnew?(world: State): boolean;
  /**
   * Deals worlds anew like this one, which it may keep and change, where unknown cards may not just change places; for the same
   * worlds, as likely as if they were imagined.
   */
  dealer?(world: State, seat: Seat): Dealer<State> | undefined;
  /** Whether it is a move that several make at the same time in secret: then it is drawn by lot, so that nobody can foresee it. */
  isSecret?(code: Code): boolean;
  /** Deals some of what the seat does not know anew, so that worlds come as often as the others' play makes likely. */
  believe?(world: State, seat: Seat, luck: Chance): void;
  /** Makes an imagined world fit to be searched: choices that others have made in secret are open again, say. */
  prepare?(world: State, seat: Seat, luck: Chance): void;
  /** Another number than at the start of a search means that its round is over: there a playout ends. */
  roundOf(state: State): number;
  /** Whether a playout may be judged before its round is over, after so many moves. */
  isFarEnough?(state: State, plies: number): boolean;
  /** Whether a judgement before that goes by what the searching seat knows, and so is none for who knows more. */
  readonly judgesFromSeat?: boolean;
  /** Writes everybody's chance to win the match from here; together they are 1. Never asked when the match is over. */
  judge(state: State, chances: Float64Array): void;
  /** A quick and sensible move of a playout. */
  pick(state: State, seat: Seat, moves: Uint16Array, count: number, luck: Chance): Code;
  /** Writes for each move how likely it is to be the best; together they are 1. */
  hope(state: State, seat: Seat, moves: Uint16Array, count: number, hopes: Float64Array): void;
  /** How much what was hoped for the moves of the first choice counts when they race. */
  readonly trust: Trust;
}
