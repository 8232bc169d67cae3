import { bytesToHex } from '@noble/hashes/utils.js';
import { straw } from '../../../games/straw/game.ts';
import type { Generator as ChanceGenerator } from '../../chance/chance.ts';
import { FastChance } from '../../chance/fast.ts';
import { hmacSha256 } from '../../chance/hmac.ts';
import { Match } from '../../match.ts';
import { commitmentTo, seedFrom } from '../fairness.ts';
import type { Fairness, MatchRecord, SeatEntry } from '../record.ts';
import { sealed } from '../seal.ts';

const SEATS: readonly SeatEntry[] = [
  { name: 'Ada', kind: 'human' },
  { name: 'Ben', kind: 'human' },
  { name: 'Kamel', kind: 'bot', level: 'random' },
];

/** A match of Straw with three players, that many random moves long. */
export function playedMatch(
  generator: ChanceGenerator,
  plays: number,
  seed: Uint8Array = new Uint8Array(32).fill(9),
): Match {
  const match = new Match({ game: straw, seats: SEATS, options: { ending: 'each-deals-once' }, generator, seed });
  const picks = new FastChance(seed);
  const moves = new Uint16Array(straw.mostMoves);
  for (let i = 0; i < plays && match.waitingFor.length > 0; i++) {
    const [seat] = match.waitingFor;
    const count = match.setup.game.moves(match.state, seat!, moves);
    match.play(seat!, moves[picks.below(count)]!);
  }
  return match;
}

/** As it is after a journey through JSON. */
export function recordOf(match: Match): MatchRecord {
  return JSON.parse(JSON.stringify(match.record())) as MatchRecord;
}

/** A whole match whose seed came from a secret and two people's salts. */
export function fairRecord({ revealed = [true, true] }: { revealed?: readonly boolean[] } = {}): MatchRecord {
  const secret = new Uint8Array(32).fill(1);
  const salts = revealed.map((_, seat) => new Uint8Array(32).fill(10 + seat));
  const seed = seedFrom(
    secret,
    salts.filter((_, seat) => revealed[seat]),
  );
  const fairness: Fairness = {
    commitment: bytesToHex(commitmentTo(secret)),
    secret: bytesToHex(secret),
    salts: salts.map((salt, seat) => ({
      seat,
      commitment: bytesToHex(commitmentTo(salt)),
      salt: revealed[seat] ? bytesToHex(salt) : null,
    })),
  };
  return sealed({ ...recordOf(playedMatch(hmacSha256, Infinity, seed)), fairness });
}

export interface Alteration {
  readonly path: string;
  readonly how: string;
  readonly altered: unknown;
}

/** The value with each of its fields in turn changed, and each taken away. */
export function* alterations(value: unknown, path = ''): Generator<Alteration> {
  if (typeof value !== 'object' || value === null) {
    yield { path, how: 'changed', altered: otherThan(value) };
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    const at = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    for (const { path: where, how, altered } of alterations(inner, at))
      yield { path: where, how, altered: replaced(value, key, altered) };
    // without fairness or a seal a record is whole: matches off line have no fairness, others' records no seal
    if (at !== 'seal' && at !== 'fairness') yield { path: at, how: 'taken away', altered: without(value, key) };
  }
}

function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return /^[0-9a-f]{64}$/.test(value) ? turnedDigit(value) : `${value}x`;
  return value === null ? 0 : !value;
}

function turnedDigit(hex: string): string {
  return (hex.startsWith('0') ? '1' : '0') + hex.slice(1);
}

function replaced(value: object, key: string, inner: unknown): unknown {
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner };
}

function without(value: object, key: string): unknown {
  if (Array.isArray(value)) return value.toSpliced(Number(key), 1);
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}
