/** How something stood, one look after the other. */
export interface Series {
  readonly name: string;
  /** In the unit of the bound. */
  readonly values: readonly number[];
}

/** What may grow by so much, and by this share of what it usually is, from the first third of all looks to the end. */
export interface Bound {
  readonly by: number;
  readonly share: number;
}

/** Fewer looks tell nothing. */
const FEWEST = 6;

/** What has grown too much. The first third is for warming up. */
export function growthOf({ values }: Series): number {
  const later = values.slice(Math.floor(values.length / 3));
  return later.length < FEWEST ? 0 : slopeOf(later) * (later.length - 1);
}

export function isFlat(series: Series, bound: Bound): boolean {
  return growthOf(series) <= limitOf(series, bound);
}

export function limitOf({ values }: Series, { by, share }: Bound): number {
  return by + share * medianOf(values);
}

/** By Theil and Sen: the median of the slopes between any two, which a few outliers do not move. */
function slopeOf(values: readonly number[]): number {
  const slopes: number[] = [];
  for (let i = 0; i < values.length; i++)
    for (let j = i + 1; j < values.length; j++) slopes.push((values[j]! - values[i]!) / (j - i));
  return medianOf(slopes);
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
