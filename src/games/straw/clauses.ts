import type { Refusal } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Broke, StrawEvent } from './events.ts';

/* Which clause something happens by. Without tables, so that a page can load it alone. */

/** Somebody else's turn. */
export function turnRefusal(turn: Seat): Refusal {
  return { clause: 'S4', about: { turn } };
}

/** Of an event after which one may wonder why. */
export function clauseOf(event: StrawEvent): string | undefined {
  switch (event.type) {
    case 'played':
      return event.card === 'straw' ? 'S10' : undefined;
    case 'passed':
      return 'S11';
    case 'broke':
      return event.card === 'straw' ? 'S14' : 'S12';
    default:
      return undefined;
  }
}

/** What a round was scored by, with the break that ended it. */
export function scoringClause(broke: Broke | undefined): string {
  if (broke === undefined) return 'S12a';
  return broke.card === 'straw' ? 'S14' : 'S13';
}

export function winningClause(winners: readonly Seat[]): string {
  return winners.length > 1 ? 'S16a' : 'S16';
}
