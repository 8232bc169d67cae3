import { placeOf } from '../../../../kit/motion/places.ts';

/** The names of the places that only this table has. */
export const STR8_EIGHT_PLACES = {
  /** Where cards are laid aside, and where pass cards go. */
  discard: 'discard',
  passed: 'passed',
  /** The large stairs, and each step from the left. */
  stair: 'stair',
  step: (at: number): string => `step ${at}`,
  /** The small stairs of a seat: with numbers, and where there is no room for these. */
  steps: (seat: number): string => `steps ${seat}`,
  bars: (seat: number): string => `bars ${seat}`,
  /** The round table while hands go round, and each hand on its way. */
  round: 'round',
  passing: (at: number): string => `passing ${at}`,
  /** The paper stars of a Str8 Eight. */
  stars: 'stars',
} as const;

const PLACES = STR8_EIGHT_PLACES;

/** The stairs of a seat: large for the viewer, small beside the others. */
export function stairPlace(seat: number, you: number | null): Element | null {
  if (seat === you) return placeOf(PLACES.stair);
  const small = [placeOf(PLACES.steps(seat))?.firstElementChild, placeOf(PLACES.bars(seat))];
  return small.find((one) => one !== undefined && one !== null && one.getClientRects().length > 0) ?? null;
}

/** Where a step of a seat lies, or will lie. */
export function stepPlace(seat: number, at: number, you: number | null): Element | null {
  return seat === you ? ownStep(at) : stairPlace(seat, you);
}

/** The first steps of the large stairs. */
export function ownSteps(count: number): (Element | null)[] {
  return Array.from({ length: count }, (_, at) => ownStep(at));
}

function ownStep(at: number): Element | null {
  return placeOf(PLACES.step(at))?.firstElementChild ?? null;
}
