import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { at, type Fault } from './fault.ts';
import type { Fairness, MatchRecord, SeatEntry } from './record.ts';

export function commitmentTo(bytes: Uint8Array): Uint8Array {
  return sha256(bytes);
}

/**
 * The seed that secret and salts (in seat order, revealed ones only) make. Keyed, because a plain SHA-256 of both could
 * be worked out from the public commitment: with no salts it is the commitment, with a crafted one it continues it.
 */
export function seedFrom(secret: Uint8Array, salts: readonly Uint8Array[]): Uint8Array {
  return hmac(sha256, secret, concatBytes(...salts));
}

/** What contradicts the promises made before the match. */
export function checkFairness({ fairness, seats, seed }: MatchRecord): Fault[] {
  if (fairness === undefined) return [];
  const faults = fairness.salts.flatMap((entry, i) => [
    ...checkSaltSeat(fairness.salts, i, seats),
    ...(entry.salt === null ? [] : checkCommitment(at('fairness.salts', i), entry.salt, entry.commitment)),
  ]);
  const salts = fairness.salts.flatMap(({ salt }) => (salt === null ? [] : [hexToBytes(salt)]));
  const expected = bytesToHex(seedFrom(hexToBytes(fairness.secret), salts));
  return [
    ...checkCommitment('fairness', fairness.secret, fairness.commitment),
    ...faults,
    ...(seed === expected ? [] : [{ path: 'seed', says: `is not what the secret and the salts make: ${expected}` }]),
  ];
}

function checkCommitment(path: string, revealed: string, commitment: string): Fault[] {
  const expected = bytesToHex(commitmentTo(hexToBytes(revealed)));
  if (commitment === expected) return [];
  return [{ path: at(path, 'commitment'), says: `does not fit what was revealed, whose SHA-256 is ${expected}` }];
}

function checkSaltSeat(salts: Fairness['salts'], i: number, seats: readonly SeatEntry[]): Fault[] {
  const { seat } = salts[i]!;
  const before = i === 0 ? -1 : salts[i - 1]!.seat;
  if (seat > before && seats[seat]?.kind === 'human') return [];
  return [
    { path: at(at('fairness.salts', i), 'seat'), says: `is ${seat}: salts are people's, and stand in seat order` },
  ];
}
