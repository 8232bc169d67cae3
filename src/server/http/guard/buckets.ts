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
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Takes one; answers 0, or in how many seconds there will be one again. */
  take(key: string): number {
    const seconds = this.wait(key);
    if (seconds === 0) this.#filled(key).left--;
    return seconds;
  }

  /** Gives one back that was not needed. */
  give(key: string): void {
    this.#filled(key).left++;
  }

  /** Whether there is one left, without taking it. */
  wait(key: string): number {
    const { left } = this.#filled(key);
    return left < ONE ? Math.ceil((ONE - left) / this.#rate.perSecond) : 0;
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
