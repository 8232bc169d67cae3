import type { CourtePailleEvent, Seen } from '../../../../games/courte-paille/events.ts';
import { valueOf } from '../../../../games/courte-paille/faces.ts';
import { lowestFirst, type Turned } from '../../../../games/courte-paille/order.ts';
import type { ScreenView } from './screen-view.ts';

/** What came of a card that was turned up, in short. */
export type Outcome =
  | { readonly type: 'took'; readonly card: Seen; readonly from: 'menu' | 'pile' }
  | { readonly type: 'lesson' | 'landed' | 'peeked' | 'slept' };

/** A card of the round that acts when its turn comes. */
export interface ActingCard extends Turned {
  readonly isDone: boolean;
  readonly isNow: boolean;
  readonly outcome: Outcome | undefined;
}

/** Equal cards, as they follow each other. */
export interface Equals {
  readonly value: number;
  readonly seats: readonly number[];
  /** Whether the first of them has the shark. */
  readonly hasShark: boolean;
}

/** The cards of the round, who is done and who is next; none while they are being chosen. */
export function actingIn(view: ScreenView, events: readonly CourtePailleEvent[]): ActingCard[] {
  if (view.phase === 'choose' || view.phase === 'over' || view.phase === 'banish') return [];
  const begun = events.findLastIndex(({ type }) => type === 'chose');
  const chose = events[begun];
  const heard = chose?.type === 'chose' ? chose.cards : [];
  const cards = view.seats.map(({ turned }, seat) => turned ?? heard[seat] ?? null);
  return lowestFirst(cards, view.shark).map(({ seat, card }) => {
    const isNow = view.turn === seat;
    return {
      seat,
      card,
      isNow,
      isDone: view.seats[seat]?.turned === undefined && !isNow,
      outcome: outcomeOf(events.slice(begun + 1), seat),
    };
  });
}

function outcomeOf(events: readonly CourtePailleEvent[], seat: number): Outcome | undefined {
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'took') return { type: 'took', card: event.card, from: event.from };
    if (event.type === 'lesson' || event.type === 'landed' || event.type === 'peeked' || event.type === 'slept') {
      return { type: event.type };
    }
  }
  return undefined;
}

/** Where a card is in the order. */
export function stepOf(acting: readonly ActingCard[], i: number): 'done' | 'now' | 'next' | 'last' | 'later' {
  const one = acting[i]!;
  if (one.isDone) return 'done';
  if (one.isNow) return 'now';
  if (i === acting.length - 1) return 'last';
  return i === acting.findIndex(({ isNow }) => isNow) + 1 ? 'next' : 'later';
}

/** Those whose order needs a reason. */
export function equalsIn(acting: readonly ActingCard[], shark: number): Equals[] {
  const values = [...new Set(acting.map(({ card }) => valueOf(card)))];
  return values.flatMap((value) => {
    const seats = acting.flatMap(({ card, seat }) => (valueOf(card) === value ? [seat] : []));
    return seats.length < 2 ? [] : [{ value, seats, hasShark: seats[0] === shark }];
  });
}
