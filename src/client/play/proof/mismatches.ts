import type { MatchRecord, Sealing } from '../../../engine/record/record.ts';
import type { OwnSalt, Promised } from './promised.ts';

/** What this browser saw of a match. */
export interface Seen {
  readonly you: number | null;
  /** The seal as the table shows it now. */
  readonly seal: string;
  readonly promised: Promised;
  readonly scores: readonly number[];
}

export type Mismatch = 'seal' | 'salt' | 'denied' | 'promises' | 'outcome';

/** All sealings of a match in order; it was dealt from the last. */
export function sealingsOf({ fairness }: MatchRecord): readonly Sealing[] {
  return fairness === undefined ? [] : [...(fairness.sealings ?? []), fairness];
}

export function saltAt({ salts }: Sealing, seat: number | null): string | null {
  return salts.find((one) => one.seat === seat)?.salt ?? null;
}

/** A record may be right in itself and yet tell of another match than the one that was played here. */
export function mismatchesOf(record: MatchRecord, seen: Seen): Mismatch[] {
  const mismatches: Mismatch[] = [];
  if (!isAsSeen(sealingsOf(record), seen)) mismatches.push('seal');
  if (hasOtherSalt(record, seen)) mismatches.push('salt');
  if (isDenied(record, seen)) mismatches.push('denied');
  if (hasOtherPromises(record, seen)) mismatches.push('promises');
  if (record.outcome?.scores.join() !== seen.scores.join()) mismatches.push('outcome');
  return mismatches;
}

/** Every seal that was shown stands in the record in its order: the first of all as the first, and the last as the last. */
function isAsSeen(sealings: readonly Sealing[], { seal, promised: { seals, isLate } }: Seen): boolean {
  const all = sealings.map(({ commitment }) => commitment);
  const places = [...seals, seal].map((one) => all.indexOf(one));
  const isOrdered = places.every((place, i) => place >= (places[i - 1] ?? 0));
  const isFirst = seals.length === 0 || isLate === true || places[0] === 0;
  return isOrdered && isFirst && all.at(-1) === seal;
}

/** Another salt than the one that the table had taken from here; or one that was promised under another seal, and may have been known. */
function hasOtherSalt(record: MatchRecord, { you, promised: { salts } }: Seen): boolean {
  return sealingsOf(record).some((sealing) => {
    const told = saltAt(sealing, you);
    const own = ownUnder(sealing, salts);
    if (told === null || told === own?.salt) return false;
    return own?.how !== undefined || salts.some(({ salt }) => salt === told);
  });
}

/** A deck was sealed anew because my salt was missing, though the table had confirmed that it was given. */
function isDenied(record: MatchRecord, { you, promised: { salts } }: Seen): boolean {
  const earlier = sealingsOf(record).slice(0, -1);
  return earlier.some((one) => ownUnder(one, salts)?.how === 'given' && saltAt(one, you) === null);
}

/** Somebody's promise was exchanged after mine was given, when the server knew it: so the deck could still be chosen. Without mine it could anyway. */
function hasOtherPromises(record: MatchRecord, { you, promised: { salts } }: Seen): boolean {
  return sealingsOf(record).some((sealing) => {
    const shown = saltAt(sealing, you) === null ? undefined : ownUnder(sealing, salts)?.promises;
    return shown !== undefined && shown.join() !== sealing.salts.map(({ commitment }) => commitment).join();
  });
}

export function ownUnder({ commitment }: Sealing, salts: readonly OwnSalt[]): OwnSalt | undefined {
  return salts.find(({ seal = commitment }) => seal === commitment);
}
