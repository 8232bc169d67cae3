import type { Code, Position } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';

/** A play that was taken back. */
export interface Undone {
  readonly seat: Seat;
  readonly code: Code;
}

/** What a foresight is told of a game beyond its rules, its networks and what every search is told. All of it was found by play. */
export interface Insight<State extends Position = Position> {
  /** So many more decisions of its own it plays on, before it asks the network what the next one is worth. */
  readonly turns: number;
  /** What the network says at first glance counts as so many tries. */
  readonly trust: number;
  /** How often others do what seems a little worse to the network: in logits, by how much a move comes e times less often. */
  readonly heat: number;
  /** Takes the latest play back in an imagined world, as far as that can be told, so that one can ask whether it fits the hand. */
  undo?(world: State): Undone | undefined;
}
