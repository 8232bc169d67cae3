import { CASTAWAYS, castawayOf, valueOf, type Castaway, type CourteView } from './shapes.ts';

export interface Portion {
  readonly who: Castaway;
  /** Turned up for all to see. */
  readonly total: number;
  /** In face-down cards that you know. */
  readonly hidden: number;
  /** Would be eaten if the week ended now. */
  readonly isTop: boolean;
}

/** The week so far, largest first; who has nothing in it stands last, as the cards are listed. */
export function plateOf({ week, characters }: Pick<CourteView, 'week' | 'characters'>): Portion[] {
  const sum = (who: Castaway, isUp: boolean): number =>
    week.reduce((total, { card, up }) => {
      const counts = card !== null && up === isUp && castawayOf(card) === who;
      return counts ? total + valueOf(card) : total;
    }, 0);
  const aboard = CASTAWAYS.filter((who) => who === 'coco' || characters.includes(who));
  const portions = aboard.map((who) => ({ who, total: sum(who, true), hidden: sum(who, false) }));
  const most = Math.max(0, ...portions.map(({ total }) => total));
  return portions
    .sort((a, b) => b.total - a.total || b.hidden - a.hidden)
    .map((portion) => ({ ...portion, isTop: most > 0 && portion.total === most }));
}
