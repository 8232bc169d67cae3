import { setTimeout } from 'node:timers/promises';
import type { Exchange, Release } from './exchange.ts';

interface Patience {
  /** How often it is tried, and for how long, in milliseconds. */
  readonly every: number;
  readonly within?: number;
}

/** Waits until something can be had for this process alone; nothing if that takes too long. */
export async function claimed(
  exchange: Pick<Exchange, 'claim'>,
  name: string,
  { every, within = Infinity }: Patience,
): Promise<Release | undefined> {
  const end = performance.now() + within;
  for (;;) {
    const release = await exchange.claim(name);
    if (release !== undefined || performance.now() > end) return release;
    await setTimeout(every, undefined, { ref: false });
  }
}
