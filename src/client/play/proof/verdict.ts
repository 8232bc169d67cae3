import type { MatchRecord } from '../../../engine/record/record.ts';
import { mismatchesOf, ownUnder, saltAt, sealingsOf, type Mismatch, type Seen } from './mismatches.ts';

/**
 * Why a match was dealt without one's number: the table confirmed that it has it, it did not come in time, another one stands
 * in its place, or nothing of one's own is known here. Who only looks on asks for everybody's.
 */
type Lack = 'given' | 'late' | 'elsewhere' | 'unknown' | 'others';

/** What is said of a shuffle. */
export type Verdict =
  | { readonly is: 'broken'; readonly mismatches: readonly Mismatch[] }
  | { readonly is: 'without'; readonly why: Lack }
  | { readonly is: 'yours' }
  /** Nothing speaks against it; of one's own number nothing is known, or there is nobody whom one would have to trust. */
  | { readonly is: 'verified'; readonly how: 'alone' | 'watched' | 'unknown' };

interface Found {
  /** How many things in the record contradict each other. */
  readonly faults: number;
  readonly isOnline: boolean;
}

export function verdictOn(record: MatchRecord, seen: Seen, { faults, isOnline }: Found): Verdict {
  const mismatches = mismatchesOf(record, seen);
  const last = sealingsOf(record).at(-1);
  // whatever is claimed of a number that the table had confirmed: none of mine is in the deal
  const isDenied = faults === 0 && mismatches.join() === 'denied';
  if (isDenied && last !== undefined && saltAt(last, seen.you) === null) return { is: 'without', why: 'given' };
  if (faults > 0 || mismatches.length > 0 || last === undefined) return { is: 'broken', mismatches };
  if (!isOnline) return { is: 'verified', how: 'alone' };
  const { you, promised } = seen;
  const isLacking = last.salts.length === 0 || lackingIn(record).length > 0;
  if (you === null && isLacking) return { is: 'without', why: 'others' };
  if (you === null) return { is: 'verified', how: 'watched' };
  const told = saltAt(last, you);
  const own = ownUnder(last, promised.salts);
  if (told !== null && told === own?.salt) return { is: 'yours' };
  const isPromised = promised.salts.length > 0;
  if (told !== null) return isPromised ? { is: 'without', why: 'elsewhere' } : { is: 'verified', how: 'unknown' };
  if (own?.how === 'given') return { is: 'without', why: 'given' };
  return { is: 'without', why: isPromised ? 'late' : 'unknown' };
}

/** Seats whose number was promised when the deck was last sealed, and is not in it. */
export function lackingIn({ fairness }: MatchRecord): readonly number[] {
  return (fairness?.salts ?? []).flatMap(({ seat, salt }) => (salt === null ? [seat] : []));
}

/** Seats whose number was missing in time, so that the deck was sealed anew. */
export function missedIn(record: MatchRecord): readonly number[] {
  const missed = sealingsOf(record)
    .slice(0, -1)
    .flatMap(({ salts }) => salts.flatMap(({ seat, salt }) => (salt === null ? [seat] : [])));
  return [...new Set(missed)].toSorted((a, b) => a - b);
}
