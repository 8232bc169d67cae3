/** A meeting that wants part of a time: how much of it, and how long a deal takes. */
export interface Want {
  readonly weight: number;
  readonly ms: number;
}

const FEWEST = 2;
const MOST = 4000;
/** Who cannot come to so much of a deal is left out, or the few deals of the slowest would take the time of all others. */
const WORTHWHILE = 0.5;

/** How many deals each is to have of a time, in plain numbers, or none. What one does not need goes to the others. */
export function dealsWithin(budget: number, wants: readonly Want[]): number[] {
  const deals = wants.map(() => 0);
  let left = budget;
  let weights = wants.reduce((sum, { weight }) => sum + weight, 0);
  for (const at of byNeed(wants)) {
    const { weight, ms } = wants[at]!;
    deals[at] = plain((left * weight) / weights / ms);
    left = Math.max(0, left - deals[at] * ms);
    weights -= weight;
  }
  return deals;
}

/** Those first who need the least of their part. */
function byNeed(wants: readonly Want[]): number[] {
  const need = ({ ms, weight }: Want): number => ms / weight;
  return [...wants.keys()].sort((a, b) => need(wants[a]!) - need(wants[b]!));
}

/** Not more than two figures that are not 0. */
function plain(most: number): number {
  if (most < WORTHWHILE) return 0;
  const value = Math.max(FEWEST, Math.min(MOST, most));
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.floor(value / unit) * unit;
}
