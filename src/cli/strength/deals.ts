/** A meeting that wants part of a time: how much of it, and how long a deal takes. */
export interface Want {
  readonly weight: number;
  readonly ms: number;
}

const FEWEST = 2;
const MOST = 4000;

/** How many deals each is to have of a time, in plain numbers. What one does not need goes to the others. */
export function dealsWithin(budget: number, wants: readonly Want[]): number[] {
  const deals = wants.map(() => FEWEST);
  let left = budget;
  let weights = wants.reduce((sum, { weight }) => sum + weight, 0);
  for (const at of byNeed(wants)) {
    const { weight, ms } = wants[at]!;
    deals[at] = plain(Math.max(FEWEST, Math.min(MOST, (left * weight) / weights / ms)));
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
function plain(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.floor(value / unit) * unit;
}
