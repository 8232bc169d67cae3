import type { Card, Castaway } from './cards.ts';
import type { Eaten } from './events.ts';
import { CASTAWAYS, castawayOf, valueOf } from './faces.ts';
import type { CourtePailleView, Day } from './view.ts';

/* Totals of the week as people see it. The game itself adds up in `score.ts`, from all cards. */

export interface Portion {
  readonly who: Castaway;
  /** Turned up for all to see. */
  readonly total: number;
  /** In face-down cards that the viewer knows. */
  readonly hidden: number;
  /** Would be eaten if the week ended now. */
  readonly isTop: boolean;
}

/** The week so far, largest first; who has nothing in it stands last, as the cards are listed (C16). */
export function plateOf({ week, characters }: Pick<CourtePailleView, 'week' | 'characters'>): Portion[] {
  const aboard = CASTAWAYS.filter((who) => who === 'coco' || characters.includes(who));
  const portions = aboard.map((who) => ({ who, total: sumOf(who, week, true), hidden: sumOf(who, week, false) }));
  const most = Math.max(0, ...portions.map(({ total }) => total));
  return portions
    .sort((a, b) => b.total - a.total || b.hidden - a.hidden)
    .map((portion) => ({ ...portion, isTop: most > 0 && portion.total === most }));
}

function sumOf(who: Castaway, week: readonly Day[], isUp: boolean): number {
  return week.reduce((total, { card, up }) => {
    const counts = card !== null && up === isUp && castawayOf(card) === who;
    return counts ? total + valueOf(card) : total;
  }, 0);
}

export interface Plated {
  readonly castaway: Castaway;
  readonly total: number;
}

/** Who lies in the week, the most first. */
export function platedIn(totals: Eaten['totals']): Plated[] {
  return (Object.entries(totals) as [Castaway, number][])
    .map(([castaway, total]) => ({ castaway, total }))
    .sort((a, b) => b.total - a.total);
}

/** The same of a week that lies open. */
export function platedAt(view: Pick<CourtePailleView, 'week' | 'characters'>): Plated[] {
  return plateOf(view)
    .filter(({ total }) => total > 0)
    .map(({ who, total }) => ({ castaway: who, total }));
}

/** What lay on the plate before the first day and after each. */
export function byDay(week: readonly Card[], castaway: Castaway): number[] {
  let sum = 0;
  return [0, ...week.map((card) => (sum += castawayOf(card) === castaway ? valueOf(card) : 0))];
}
