import type { GameEvent } from '../game.ts';
import type { Bench } from './bench/bench.ts';
import type { RandomMatch, Play } from './bench/random-match.ts';

/** What is wrong, in words; nothing when all is well. */
export type Says = string | undefined;

/** A law that watches matches as they are played, each hook in its time. */
export interface Law {
  readonly law: number;
  /** Chance begins a deal or a reshuffle. */
  shuffles?(match: RandomMatch): void;
  hears?(match: RandomMatch, event: GameEvent): void;
  /** At every position, the last one too. */
  looks?(match: RandomMatch): Says;
  /** Just before a move is made. */
  plays?(match: RandomMatch, next: Play): Says;
  ends?(match: RandomMatch): Says;
  /** After the last match of the table. */
  closes?(): Says;
}

export type MakeLaw = (bench: Bench) => Law;

/** The first complaint about any of these. */
export function firstOf<T>(all: Iterable<T>, check: (one: T) => Says): Says {
  for (const one of all) {
    const says = check(one);
    if (says !== undefined) return says;
  }
  return undefined;
}
