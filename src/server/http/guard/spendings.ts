import { Buckets, type Rate } from './buckets.ts';
import type { Item, Part, Sharing } from './sharing.ts';

/** Buckets that all processes take from. Whoever takes more at several of them than there was has to wait for that too. */
export function sharedBuckets(name: string, rate: Rate, now: () => number, sharing: Sharing): Buckets {
  if (sharing.isAlone) return new Buckets(rate, now);
  const unsaid = new Map<string, number>();
  const buckets = new Buckets(rate, now, (key, count) => {
    unsaid.set(key, (unsaid.get(key) ?? 0) + count);
    sharing.changed();
  });
  sharing.add(name, new Spendings(buckets, unsaid));
  return buckets;
}

/** What was taken from buckets since the others were told. */
class Spendings implements Part {
  readonly #buckets: Buckets;
  readonly #unsaid: Map<string, number>;

  constructor(buckets: Buckets, unsaid: Map<string, number>) {
    this.#buckets = buckets;
    this.#unsaid = unsaid;
  }

  /** What was taken and given back is none. */
  news(): Item[] {
    const news = [...this.#unsaid].filter(([, count]) => count !== 0);
    this.#unsaid.clear();
    return news;
  }

  all(): Item[] {
    return this.#buckets.levels();
  }

  heard(items: readonly Item[], _: number, isAll: boolean): void {
    for (const [key, value] of items) {
      if (isAll) this.#buckets.lower(key, Number(value));
      else this.#buckets.spend(key, Number(value));
    }
  }
}
