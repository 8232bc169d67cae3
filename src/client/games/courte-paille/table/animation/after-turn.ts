import type { Card } from '../../../../../games/courte-paille/cards.ts';
import type {
  CourtePailleEvent,
  Landed,
  Lesson,
  Peeked,
  Seen,
  Took,
} from '../../../../../games/courte-paille/events.ts';
import type { CourtePailleSeat } from '../../../../../games/courte-paille/view.ts';
import type { ScreenView } from '../screen-view.ts';
import { withCard, without } from './hands.ts';
import { changeSeat, drawn } from './view-changes.ts';

/** What becomes of the cards that were chosen, one after the other. */
export function afterTurn(view: ScreenView, event: CourtePailleEvent): ScreenView | undefined {
  switch (event.type) {
    case 'chose':
      return { ...view, phase: 'take', seats: view.seats.map((seat, i) => turnedUp(seat, event.cards[i] ?? null)) };
    case 'discarded':
      return discarded(view, event.seat, event.card);
    case 'took':
      return took(view, event);
    case 'lesson':
      return taught(view, event);
    case 'landed':
      return landed(view, event);
    case 'peeked':
      return peeked(view, event);
    case 'slept':
      return slept(view, event.seat, event.card);
    default:
      return undefined;
  }
}

function turnedUp(seat: CourtePailleSeat, card: Seen): CourtePailleSeat {
  const { chosen: _, ...rest } = seat;
  return card === null ? rest : { ...rest, hand: without(seat.hand, card), turned: card };
}

function discarded(view: ScreenView, turn: number, card: Card): ScreenView {
  const { lifted: _, ...rest } = view;
  return changeSeat({ ...rest, turn, discard: [...view.discard, card] }, turn, resolved);
}

function resolved(seat: CourtePailleSeat): CourtePailleSeat {
  const { turned: _, ...rest } = seat;
  return rest;
}

function took(view: ScreenView, { seat: turn, card, from }: Took): ScreenView {
  const taken = changeSeat({ ...view, turn }, turn, (seat) => ({ ...seat, hand: withCard(seat.hand, card) }));
  return from === 'pile' ? drawn(taken, 1) : { ...taken, menu: view.menu.filter((other) => other !== card) };
}

function taught(view: ScreenView, { seat: turn, position, card }: Lesson): ScreenView {
  return { ...view, turn, week: view.week.toSpliced(position - 1, 1), discard: [...view.discard, card] };
}

function landed(view: ScreenView, { seat, card, from }: Landed): ScreenView {
  const day = from === 'hand' ? { card, up: false, landedBy: seat } : { card, up: false };
  const longer = { ...view, turn: seat, week: [...view.week, day] };
  if (from === 'pile') return drawn(longer, 1);
  if (from === 'menu') return { ...longer, menu: view.menu.filter((other) => other !== card) };
  return changeSeat(longer, seat, (one) => ({ ...one, hand: without(one.hand, card) }));
}

function peeked(view: ScreenView, { seat: turn, positions, cards }: Peeked): ScreenView {
  const week = view.week.map((day, i) => {
    const card = cards[positions.indexOf(i + 1)] ?? null;
    return card === null ? day : { ...day, card };
  });
  return { ...view, turn, week, ...(cards.some((card) => card !== null) && { lifted: positions }) };
}

function slept(view: ScreenView, turn: number, card: Card): ScreenView {
  return changeSeat({ ...view, turn }, turn, (seat) => ({
    ...resolved(seat),
    hand: withCard(seat.hand, card),
    asleep: [...(seat.asleep ?? []), card],
  }));
}
