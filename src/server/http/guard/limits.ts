import type { FastifyRequest } from 'fastify';
import { problemError } from '../../../protocol/problems.ts';
import type { Buckets, Rate } from './buckets.ts';
import type { Sharing } from './sharing.ts';
import { sharedBuckets } from './spendings.ts';

/** An address may have a whole family behind it. */
const PLAYERS_PER_ADDRESS = 4;
const SECONDS_AT_ONCE = 5;
const A_DAY = 24 * 60 * 60;

/** How much anybody may ask of the server. */
export class Limits {
  readonly #isOff: boolean;
  readonly #players: Buckets;
  readonly #addresses: Buckets;
  /** New tables, players and tokens. */
  readonly #makings: Buckets;
  /** New players, day by day. */
  readonly #newcomers: Buckets | undefined;
  /** Codes that no table has. */
  readonly #misses: Buckets;
  /** Matches that were gone through from the beginning. */
  readonly #replays: Buckets;

  constructor(perSecond: number, now: () => number, sharing: Sharing, playersPerDay = 0) {
    this.#isOff = perSecond === 0;
    const times = (factor: number): Rate => {
      const rate = Math.max(perSecond, 1) * factor;
      return { perSecond: rate, atOnce: Math.max(rate * SECONDS_AT_ONCE, 10) };
    };
    const buckets = (name: string, rate: Rate): Buckets => sharedBuckets(name, rate, now, sharing);
    this.#players = buckets('players', times(1));
    this.#addresses = buckets('addresses', times(PLAYERS_PER_ADDRESS));
    this.#makings = buckets('makings', { perSecond: perSecond / 40, atOnce: Math.max(perSecond * 2, 10) });
    if (playersPerDay > 0)
      this.#newcomers = buckets('newcomers', { perSecond: playersPerDay / A_DAY, atOnce: playersPerDay });
    this.#replays = buckets('replays', { perSecond: perSecond / 5, atOnce: Math.max(perSecond * 3, 20) });
    this.#misses = buckets('misses', { perSecond: perSecond / 60, atOnce: Math.max(perSecond, 10) });
  }

  address(request: FastifyRequest): void {
    this.#demand(this.#addresses, addressOf(request));
  }

  player(id: string): void {
    this.#demand(this.#players, id);
  }

  making(request: FastifyRequest): void {
    this.#demand(this.#makings, addressOf(request));
  }

  /** Somebody becomes known who was not. */
  newcomer(request: FastifyRequest): void {
    this.making(request);
    if (this.#newcomers !== undefined) this.#demand(this.#newcomers, addressOf(request));
  }

  /** Somebody who has guessed too many codes may not try another for a while: not even a right one shows. */
  guess(request: FastifyRequest): void {
    this.#demand(this.#misses, addressOf(request));
  }

  /** It was no guess. */
  hit(request: FastifyRequest): void {
    if (!this.#isOff) this.#misses.give(addressOf(request));
  }

  /** Something for which a whole match has to be gone through. */
  replay(request: FastifyRequest): void {
    this.#demand(this.#replays, addressOf(request));
  }

  #demand(buckets: Buckets, key: string): void {
    if (!this.#isOff) refuse(buckets.take(key));
  }
}

function refuse(seconds: number): void {
  if (seconds > 0) throw problemError('too-fast', `Try again in ${seconds} s.`, { retryAfter: seconds });
}

/** Whoever has an IPv6 address has a whole network of them. */
export function addressOf({ ip }: FastifyRequest): string {
  return ip.includes(':') && !ip.includes('.') ? groupsOf(ip).slice(0, 4).join(':') : ip;
}

/** All eight, also those that `::` leaves out. */
function groupsOf(ip: string): string[] {
  const [before, after = []] = ip.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const left = Math.max(0, 8 - before!.length - after.length);
  return [...before!, ...Array<string>(left).fill('0'), ...after];
}
