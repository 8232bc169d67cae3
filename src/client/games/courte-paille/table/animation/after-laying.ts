import type { CourtePailleEvent, Part } from '../../../../../games/courte-paille/events.ts';
import type { CourtePailleSeat } from '../../../../../games/courte-paille/view.ts';
import type { ScreenView } from '../screen-view.ts';
import { withCards } from './hands.ts';
import { changeSeat, drawn, unturned } from './view-changes.ts';

/** What is laid out, turned up or cleared away for everybody. */
export function afterLaying(view: ScreenView, event: CourtePailleEvent): ScreenView | undefined {
  switch (event.type) {
    case 'part':
      return begun(view, event);
    case 'dealt':
      return changeSeat(drawn(view, event.cards.length), event.seat, (seat) => ({
        ...seat,
        hand: withCards([], event.cards),
      }));
    case 'week':
      return { ...drawn(view, event.cards.length), week: event.cards.map((card) => ({ card, up: false })) };
    case 'menu':
      return { ...drawn(view, event.cards.length), menu: event.cards };
    case 'turned':
      return { ...view, week: view.week.with(event.position - 1, { card: event.card, up: true }) };
    case 'reshuffled':
      // what is left of the old pile is drawn first; between two parts it is in the new one
      return { ...view, pile: event.count + (view.phase === 'banish' ? 0 : view.pile), discard: [] };
    case 'cleared':
      return { ...view, discard: [...view.discard, ...view.menu], menu: [] };
    case 'shark':
      return { ...unturned(view), phase: 'choose', shark: event.seat };
    default:
      return undefined;
  }
}

function begun(view: ScreenView, { number, characters, shark }: Part): ScreenView {
  const whole = number === 1 ? gathered(view) : { ...view, seats: view.seats.map(awake) };
  return { ...unturned(whole), phase: 'choose', part: number, characters, shark, week: [], menu: [] };
}

/** All cards in the pile, as before the first deal. */
function gathered(view: ScreenView): ScreenView {
  const { pile, week, menu, discard, seats } = view;
  const held = seats.reduce((sum, { hand }) => sum + hand.length, 0);
  return {
    ...view,
    pile: pile + week.length + menu.length + discard.length + held,
    discard: [],
    seats: seats.map(({ score }) => ({ score, hand: [] })),
  };
}

function awake(seat: CourtePailleSeat): CourtePailleSeat {
  const { asleep: _, ...rest } = seat;
  return rest;
}
