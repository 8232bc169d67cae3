import type { CourtePailleSeat } from './view.ts';

/** Whether all cards of a hand sleep: nothing can be chosen, and the seat sits the round out (C14). */
export function allSleep({ hand, asleep = [] }: Pick<CourtePailleSeat, 'hand' | 'asleep'>): boolean {
  return hand.length > 0 && asleep.length === hand.length;
}
