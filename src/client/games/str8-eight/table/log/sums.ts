import type { Scored } from '../../../../../games/str8-eight/events.ts';
import { costOf, totalOf } from '../../../../../games/str8-eight/faces.ts';

interface Sums {
  readonly steps: number;
  readonly hand: number;
}

/** What each seat had in steps and in hand. */
export function sumsOf({ sequences, hands }: Scored): Sums[] {
  return sequences.map((sequence, seat) => ({ steps: totalOf(sequence), hand: costOf(hands[seat] ?? []) }));
}
