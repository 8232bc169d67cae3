import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { commitmentTo, seedFrom } from './fairness.ts';
import { at, type Fault } from './fault.ts';
import type { Fairness, MatchRecord, SeatEntry } from './record.ts';

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
