import type { Tell } from '../../engine/game.ts';
import { listOf } from '../../engine/list.ts';
import { has, leftOf, type Seat, type SeatSet } from '../../engine/seats.ts';
import type { Castaway } from './cards.ts';
import type { CourtePailleEvent } from './events.ts';
import { breakTie, castawaysIn, pointsIn, type Castaways } from './score.ts';
import { NONE, type CourtePailleState } from './state.ts';

/* A tie at the top of a part: who of the tied wins it (C21b). */

type Told = Tell<CourtePailleEvent> | undefined;
type PointsBySeat = readonly (number | null)[];

/** One step down the week, where those who are level state their points (C18, C18a). */
export interface ComparedStep {
  readonly castaways: readonly Castaway[];
  /** By seat; `null` for one that is not, or no longer, tied. */
  readonly points: PointsBySeat;
}

/** Those who state their points compare; those who call them in turn do not, and by the first rules nobody did. */
export function winnerOfPart(state: CourtePailleState, tied: SeatSet, tell: Told): Seat {
  const isAlone = (tied & (tied - 1)) === 0;
  const isCompared = !isAlone && state.rules > 1 && state.options.form === 'declared';
  return nearestToShark(state, isCompared ? compare(state, tied, tell) : tied);
}

function nearestToShark({ shark, seats }: CourtePailleState, tied: SeatSet): Seat {
  let seat = shark;
  while (!has(tied, seat)) seat = leftOf(seat, seats);
  return seat;
}

/** Answers who is ahead, or all whom nothing parts. */
function compare(state: CourtePailleState, tied: SeatSet, tell: Told): SeatSet {
  return breakTie(state, tied, (step, level, cocosSpent) => {
    // what the tied have of whoever is eaten has been stated
    if (step !== state.counted) hear(state, step, level, cocosSpent, tell);
  });
}

function hear(state: CourtePailleState, step: Castaways, level: SeatSet, cocosSpent: SeatSet, tell: Told): void {
  const points = listOf(state.seats, (seat) =>
    has(level, seat) ? pointsIn(state, seat, step, !has(cocosSpent, seat)) : null,
  );
  keepCompared(state, step, points);
  tell?.({ type: 'compared', characters: castawaysIn(step), points });
}

/** One step more that everybody has heard. */
export function keepCompared(state: CourtePailleState, castaways: Castaways, points: PointsBySeat): void {
  const { comparedCastaways, comparedPoints, seats } = state;
  const at = state.compared++;
  comparedCastaways[at] = castaways;
  for (let seat = 0; seat < seats; seat++) comparedPoints[at * seats + seat] = points[seat] ?? NONE;
}

/** All steps that were compared when points were last told. */
export function stepsCompared({
  compared,
  comparedCastaways,
  comparedPoints,
  seats,
}: CourtePailleState): ComparedStep[] {
  return listOf(compared, (at) => ({
    castaways: castawaysIn(comparedCastaways[at]!),
    points: listOf(seats, (seat) => {
      const points = comparedPoints[at * seats + seat]!;
      return points === NONE ? null : points;
    }),
  }));
}
