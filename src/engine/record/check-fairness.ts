import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { commitmentTo, seedFrom } from './fairness.ts';
import { at, type Fault } from './fault.ts';
import type { Fairness, MatchRecord, Sealing, SeatEntry } from './record.ts';

/** What contradicts the promises made before the match. */
export function checkFairness({ fairness, seats, seed }: MatchRecord): Fault[] {
  if (fairness === undefined) return [];
  const { sealings = [] } = fairness;
  return [
    ...checkSealing('fairness', fairness, seats),
    ...checkSeed(fairness, seed),
    ...sealings.flatMap((sealing, i) => checkBroken(at('fairness.sealings', i), sealing, seats)),
    ...checkRepeats(fairness),
  ];
}

function checkSealing(path: string, { commitment, secret, salts }: Sealing, seats: readonly SeatEntry[]): Fault[] {
  const faults = salts.flatMap((entry, i) => [
    ...checkSaltSeat(path, salts, i, seats),
    ...(entry.salt === null ? [] : checkCommitment(at(at(path, 'salts'), i), entry.salt, entry.commitment)),
  ]);
  return [...checkCommitment(path, secret, commitment), ...faults];
}

/** One that came to nothing, as it may only if somebody's salt was missing: else a deal was thrown away that did not please. */
function checkBroken(path: string, sealing: Sealing, seats: readonly SeatEntry[]): Fault[] {
  const faults = checkSealing(path, sealing, seats);
  if (sealing.salts.some(({ salt }) => salt === null)) return faults;
  return [...faults, { path, says: 'was broken although no salt was missing: the deck must not be sealed anew then' }];
}

/** Whoever promises a second time what the server may know already promises nothing. */
function checkRepeats({ sealings = [], ...last }: Fairness): Fault[] {
  const seen = new Set<string>();
  const all = [
    ...sealings.map((sealing, i) => [at('fairness.sealings', i), sealing] as const),
    ['fairness', last] as const,
  ];
  return all.flatMap(([path, { commitment, salts }]) =>
    [commitment, ...salts.map((entry) => entry.commitment)].flatMap((one) => {
      if (seen.has(one)) return [{ path, says: `has the commitment ${one} once more` }];
      seen.add(one);
      return [];
    }),
  );
}

function checkSeed({ secret, salts }: Sealing, seed: string): Fault[] {
  const given = salts.flatMap(({ salt }) => (salt === null ? [] : [hexToBytes(salt)]));
  const expected = bytesToHex(seedFrom(hexToBytes(secret), given));
  return seed === expected ? [] : [{ path: 'seed', says: `is not what the secret and the salts make: ${expected}` }];
}

function checkCommitment(path: string, revealed: string, commitment: string): Fault[] {
  const expected = bytesToHex(commitmentTo(hexToBytes(revealed)));
  if (commitment === expected) return [];
  return [{ path: at(path, 'commitment'), says: `does not fit what was revealed, whose SHA-256 is ${expected}` }];
}

function checkSaltSeat(path: string, salts: Sealing['salts'], i: number, seats: readonly SeatEntry[]): Fault[] {
  const { seat } = salts[i]!;
  const before = i === 0 ? -1 : salts[i - 1]!.seat;
  if (seat > before && seats[seat]?.kind === 'human') return [];
  const where = at(at(at(path, 'salts'), i), 'seat');
  return [{ path: where, says: `is ${seat}: salts are people's, and stand in seat order` }];
}
