import { plateOf } from '../table/plate.ts';
import { castawayOf, valueOf, type Castaway, type CourteCard, type CourteView } from '../table/shapes.ts';

export interface Plated {
  readonly castaway: Castaway;
  readonly total: number;
}

/** Who lies in the week, the most first. */
export function platedIn(totals: Readonly<Partial<Record<Castaway, number>>>): Plated[] {
  return (Object.entries(totals) as [Castaway, number][])
    .map(([castaway, total]) => ({ castaway, total }))
    .sort((a, b) => b.total - a.total);
}

/** The same of a week that lies open. */
export function platedAt(view: CourteView): Plated[] {
  return plateOf(view)
    .filter(({ total }) => total > 0)
    .map(({ who, total }) => ({ castaway: who, total }));
}

/** What lay on the plate before the first day and after each. */
export function byDay(week: readonly CourteCard[], castaway: Castaway): number[] {
  let sum = 0;
  return [0, ...week.map((card) => (sum += castawayOf(card) === castaway ? valueOf(card) : 0))];
}
