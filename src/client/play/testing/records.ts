import type { MatchRecord, Sealing } from '../../../engine/record/record.ts';
import type { Seen } from '../proof/mismatches.ts';
import type { OwnSalt } from '../proof/promised.ts';

export const SEAL = '5ea1';
export const SALT = '5a17';

/** A sealing with the salts of these seats; null for who has promised one and not given it. */
export function sealed(commitment: string, ...salts: readonly (string | null)[]): Sealing {
  return { commitment, secret: '', salts: salts.map((salt, seat) => ({ seat, commitment: `promise ${seat}`, salt })) };
}

/** The record of a match that was sealed like that, the last of them counting. */
export function recordOf(sealings: readonly Sealing[], scores: readonly number[] = [30, 12]): MatchRecord {
  const earlier = sealings.slice(0, -1);
  const fairness = { ...sealings.at(-1), ...(earlier.length > 0 && { sealings: earlier }) };
  return { fairness, outcome: { scores, winners: [0] } } as unknown as MatchRecord;
}

/** Seat 0 has seen these seals, the last of them on the table, and had these salts. */
export function seen(seals: readonly string[], salts: readonly OwnSalt[], change: Partial<Seen> = {}): Seen {
  return { you: 0, seal: seals.at(-1) ?? SEAL, promised: { seals, salts }, scores: [30, 12], ...change };
}

export const GIVEN: OwnSalt = { salt: SALT, seal: SEAL, how: 'given' };
