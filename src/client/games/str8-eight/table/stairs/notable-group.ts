import type { NumberCard } from '../../../../../games/str8-eight/cards.ts';
import { oneGroup } from '../../../../../games/str8-eight/faces.ts';

/** Fewer steps of one colour are nothing to speak of. */
const WORTH_TELLING = 3;

/** The group that all these steps are of, once that is worth telling. */
export function notableGroup(sequence: readonly NumberCard[]): number | undefined {
  return sequence.length < WORTH_TELLING ? undefined : oneGroup(sequence);
}
