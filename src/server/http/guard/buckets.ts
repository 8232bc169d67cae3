/** So many at once, and so many a second after that. */
export interface Rate {
  readonly perSecond: number;
  readonly atOnce: number;
}

interface Bucket {
  left: number;
  at: number;
}

const MOST_KEPT = 50_000;
/** Almost one is one: who waits as long as told must not fail by rounding. */
const ONE = 1 - 1e-9;

/** Counts what each key does, and says when it is too much. */
export class Buckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #spent: ((key: string, count: number) => void) | undefined;
  readonly #buckets = new Map<string, Bucket>();

  /** With who wants to hear of what is taken and given back here. */
  constructor(rate: Rate, now: () => number, spent?: (key: string, count: number) => void) {
    this.#rate = rate;
    this.#now = now;
    this.#spent = spent;
  }

  /** Takes one; answers 0, or in how many seconds there will be one again. */
  take(key: string): number {
    const seconds = this.wait(key);
    if (seconds === 0) this.#take(key, 1);
    return seconds;
  }

  /** Gives one back that was not needed. */
  give(key: string): void {
    this.#take(key, -1);
  }

  /** So many were taken elsewhere, whether or not there were any left. */
  spend(key: string, count: number): void {
    this.#filled(key).left -= count;
  }

  /** No more than so many are left. */
  lower(key: string, left: number): void {
    const bucket = this.#filled(key);
    bucket.left = Math.min(bucket.left, left);
  }

  /** How many are left, of those who have taken some. */
  levels(): [key: string, left: number][] {
    const levels = [...this.#buckets.keys()].map((key): [string, number] => [key, this.#filled(key).left]);
    return levels.filter(([, left]) => left < this.#rate.atOnce);
  }

  /** Whether there is one left, without taking it. */
  wait(key: string): number {
    const { left } = this.#filled(key);
    return left < ONE ? Math.ceil((ONE - left) / this.#rate.perSecond) : 0;
  }

  #take(key: string, count: number): void {
    this.spend(key, count);
    this.#spent?.(key, count);
  }

  #filled(key: string): Bucket {
    const { perSecond, atOnce } = this.#rate;
    const now = this.#now();
    const bucket = this.#buckets.get(key) ?? this.#add(key, { left: atOnce, at: now });
    // a clock that was set back takes nothing away
    const seconds = Math.max(0, now - bucket.at) / 1000;
    bucket.left = Math.min(atOnce, bucket.left + seconds * perSecond);
    bucket.at = now;
    return bucket;
  }

  #add(key: string, bucket: Bucket): Bucket {
    if (this.#buckets.size >= MOST_KEPT) this.#forgetFull();
    this.#buckets.set(key, bucket);
    return bucket;
  }

  /** A full bucket tells nothing. If none is full, everybody begins anew: better than to grow without end. */
  #forgetFull(): void {
    for (const key of this.#buckets.keys()) {
      if (this.#filled(key).left >= this.#rate.atOnce) this.#buckets.delete(key);
    }
    if (this.#buckets.size >= MOST_KEPT) this.#buckets.clear();
  }
}
