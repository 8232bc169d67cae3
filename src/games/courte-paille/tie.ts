import type { Seat } from '../../engine/seats.ts';
import type { Card, Castaway } from './cards.ts';
import { countOf, pointsOf, type Count } from './count.ts';
import type { Eaten } from './events.ts';
import { CASTAWAYS } from './faces.ts';

/** One step down the plate, where those still level are compared (C18). */
export interface TieStep {
  /** With the same total in the week: they are added together (C18a). */
  readonly castaways: readonly Castaway[];
  readonly total: number;
  readonly held: readonly { readonly seat: Seat; readonly points: number; readonly count: Count }[];
  /** Who is ahead after it. */
  readonly ahead: readonly Seat[];
}

type Totals = Eaten['totals'];

/** The castaways of the week from the highest total down; equal totals are one step. */
export function stepsOf(totals: Totals): { readonly castaways: readonly Castaway[]; readonly total: number }[] {
  const heights = [...new Set(Object.values(totals))].sort((a, b) => b - a);
  return heights.map((total) => ({ castaways: CASTAWAYS.filter((castaway) => totals[castaway] === total), total }));
}

/**
 * How a tie was broken, from open hands: what was compared after the castaways that were eaten, down to the step that parted
 * the tied, or to the last one. The table tells who won; this only tells why.
 */
export function tieSteps(
  totals: Totals,
  hands: readonly (readonly Card[])[],
  tied: readonly Seat[],
): readonly TieStep[] {
  const [eaten, ...below] = stepsOf(totals);
  const spent = new Set(tied.filter((seat) => countOf(hands[seat]!, eaten?.castaways ?? []).own.length > 0));
  const steps: TieStep[] = [];
  let level = tied;
  for (const { castaways, total } of below) {
    if (level.length < 2) break;
    const held = level.map((seat) => {
      const count = countOf(hands[seat]!, castaways, !spent.has(seat));
      return { seat, points: pointsOf(count), count };
    });
    const most = Math.max(...held.map(({ points }) => points));
    for (const { seat, count } of held) if (count.own.length > 0) spent.add(seat);
    level = held.filter(({ points }) => points === most).map(({ seat }) => seat);
    steps.push({ castaways, total, held, ahead: level });
  }
  return steps;
}
