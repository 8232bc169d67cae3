/**
 * The one door for randomness. Chance comes in streams named by two numbers: (0, 0) draws lots, (r, 0) deals
 * round r, (r, s) is its s-th reshuffle. So a seed gives the same deal of round 3 however round 1 went.
 */
export interface Chance {
  begin(round: number, shuffle: number): void;
  /** A whole number from 0 to n − 1, equally likely as far as the generator goes. */
  below(n: number): number;
}

export const LOTS = 0;

/** How chance follows from a seed: a name that stands in records, and the streams it stands for. */
export interface Generator {
  readonly name: string;
  from(seed: Uint8Array): Chance;
}

export const SEED_BYTES = 32;
