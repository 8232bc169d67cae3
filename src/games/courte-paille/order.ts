import { leftOf, type Seat } from '../../engine/seats.ts';
import type { Seen } from './events.ts';
import type { Card } from './cards.ts';
import { valueOf } from './faces.ts';

/** A card that was turned up, and by whom. */
export interface Turned {
  readonly seat: Seat;
  readonly card: Card;
}

/** As the table resolves them: small values first, equal ones clockwise from the shark (C6). The game's own line is in `queue.ts`. */
export function lowestFirst(cards: readonly Seen[], shark: Seat): Turned[] {
  const turned: Turned[] = [];
  for (let i = 0, seat = shark; i < cards.length; i++, seat = leftOf(seat, cards.length)) {
    const card = cards[seat];
    if (card !== null && card !== undefined) turned.push({ seat, card });
  }
  // equals stay as they are
  return turned.sort((a, b) => valueOf(a.card) - valueOf(b.card));
}
