import type { Card } from '../../../../../games/courte-paille/cards.ts';
import type { Banished, CourtePailleEvent, Scored } from '../../../../../games/courte-paille/events.ts';
import { castawayOf } from '../../../../../games/courte-paille/faces.ts';
import type { ScreenView } from '../screen-view.ts';
import { withoutAll } from './hands.ts';
import { changeSeat } from './view-changes.ts';

/** What the end of a week changes, and what comes of it. */
export function afterPart(view: ScreenView, event: CourtePailleEvent): ScreenView | undefined {
  switch (event.type) {
    case 'scored':
      return scored(view, event);
    case 'banished':
      return banished(view, event);
    case 'returned':
      return changeSeat(view, event.seat, (seat) => ({ ...seat, hand: withoutAll(seat.hand, event.cards) }));
    case 'out':
      return changeSeat(view, event.seat, (seat) => ({ ...seat, out: true }));
    default:
      return undefined;
  }
}

function scored(view: ScreenView, { points, hands }: Scored): ScreenView {
  if (hands === undefined) return view;
  return { ...view, seats: view.seats.map((seat, i) => ({ ...seat, score: points[i] ?? seat.score })) };
}

function banished(view: ScreenView, { seat: turn, character, cards }: Banished): ScreenView {
  const stays = (card: Card): boolean => castawayOf(card) !== character;
  return {
    ...view,
    turn,
    characters: view.characters.filter((one) => one !== character),
    menu: view.menu.filter(stays),
    discard: view.discard.filter(stays),
    week: view.week.filter(({ card }) => card === null || stays(card)),
    seats: view.seats.map((seat, i) => ({ ...seat, hand: withoutAll(seat.hand, cards[i] ?? []) })),
  };
}
