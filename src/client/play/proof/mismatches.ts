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

export type Doubt = 'seal' | 'salt' | 'outcome';

/** A record may be right in itself and yet tell of another match than the one that was played here. */
export function doubtsOf({ fairness, outcome }: MatchRecord, { you, seal, promised, scores }: Seen): Doubt[] {
  const doubts: Doubt[] = [];
  if (fairness?.commitment !== (promised.seal ?? seal)) doubts.push('seal');
  const mine = fairness?.salts.find((one) => one.seat === you)?.salt ?? promised.salt;
  if (mine !== promised.salt && promised.salt !== undefined) doubts.push('salt');
  if (outcome?.scores.join() !== scores.join()) doubts.push('outcome');
  return doubts;
}
