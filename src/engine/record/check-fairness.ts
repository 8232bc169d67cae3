import { bytesOf, hexOf } from '../hex.ts';
import type { Seat } from '../seats.ts';
import { commitmentTo, MOST_MISSED, seedFrom } from './fairness.ts';
import { at, type Fault } from './fault.ts';
import type { MatchRecord, Sealing, SeatEntry } from './record.ts';

/** A sealing and where it stands. */
type Placed = readonly [path: string, sealing: Sealing];

/** What contradicts the promises made before the match. */
export function checkFairness({ fairness, seats, seed }: MatchRecord): Fault[] {
  if (fairness === undefined) return [];
  const { sealings = [] } = fairness;
  const earlier = sealings.map((sealing, i): Placed => [at('fairness.sealings', i), sealing]);
  const all: Placed[] = [...earlier, ['fairness', fairness]];
  return [
    ...checkSealing('fairness', fairness, seats),
    ...checkSeed(fairness, seed),
    ...earlier.flatMap(([path, sealing]) => checkBroken(path, sealing, seats)),
    ...checkRepeats(all),
    ...checkPatience(all),
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

/** What was shown once the server knows: nobody may promise it again when the deck is sealed anew, least of all the server itself. */
function checkRepeats(all: readonly Placed[]): Fault[] {
  const secrets = new Set<string>();
  const salts = new Set<string>();
  return all.flatMap(([path, sealing]) => {
    const promised = sealing.salts.map(({ commitment }) => commitment);
    const repeated = [
      ...(secrets.has(sealing.commitment) ? [sealing.commitment] : []),
      ...promised.filter((commitment) => salts.has(commitment)),
    ];
    secrets.add(sealing.commitment);
    // within one sealing anybody may copy what another shows: it helps nobody
    for (const commitment of promised) salts.add(commitment);
    return repeated.map((commitment) => ({ path, says: `has the commitment ${commitment} once more` }));
  });
}

/** Whoever is asked again and again lets the server look at one deal after the other. */
function checkPatience(all: readonly Placed[]): Fault[] {
  const missed = new Map<Seat, number>();
  return all.flatMap(([path, { salts }]) => {
    const late = salts.findIndex(({ seat }) => (missed.get(seat) ?? 0) >= MOST_MISSED);
    for (const { seat, salt } of salts) if (salt === null) missed.set(seat, (missed.get(seat) ?? 0) + 1);
    if (late < 0) return [];
    const says = `is ${salts[late]!.seat}, whose salt was missing ${MOST_MISSED} times: no more are waited for then`;
    return [{ path: at(at(at(path, 'salts'), late), 'seat'), says }];
  });
}

function checkSeed({ secret, salts }: Sealing, seed: string): Fault[] {
  const given = salts.flatMap(({ salt }) => (salt === null ? [] : [bytesOf(salt)]));
  const expected = hexOf(seedFrom(bytesOf(secret), given));
  return seed === expected ? [] : [{ path: 'seed', says: `is not what the secret and the salts make: ${expected}` }];
}

function checkCommitment(path: string, revealed: string, commitment: string): Fault[] {
  const expected = hexOf(commitmentTo(bytesOf(revealed)));
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
