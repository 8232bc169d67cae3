import type { MatchRecord } from '../../../engine/record/record.ts';
import type { Promised } from './promised.ts';

/** What this browser saw of a match. */
export interface Seen {
  readonly you: number | null;
  /** The seal as the table shows it now. */
  readonly seal: string;
  readonly promised: Promised;
  readonly scores: readonly number[];
}

export type Mismatch = 'seal' | 'salt' | 'outcome';

/** A record may be right in itself and yet tell of another match than the one that was played here. */
export function mismatchesOf({ fairness, outcome }: MatchRecord, { you, seal, promised, scores }: Seen): Mismatch[] {
  const mismatches: Mismatch[] = [];
  if (fairness?.commitment !== (promised.seal ?? seal)) mismatches.push('seal');
  const mine = fairness?.salts.find((one) => one.seat === you)?.salt ?? promised.salt;
  if (mine !== promised.salt && promised.salt !== undefined) mismatches.push('salt');
  if (outcome?.scores.join() !== scores.join()) mismatches.push('outcome');
  return mismatches;
}
