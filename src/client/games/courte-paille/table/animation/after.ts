import { withCard, withCards, without, withoutAll } from './hands.ts';
import { castawayOf } from '../../../../../games/courte-paille/faces.ts';
import type { Banished, CourtePailleEvent, Landed, Seen } from '../../../../../games/courte-paille/events.ts';
import type { CourtePailleSeat } from '../../../../../games/courte-paille/view.ts';
import type { ScreenView } from '../screen-view.ts';

/** The table after an event, as far as the event tells; the next view of the table has the last word. */
export function after(view: ScreenView, event: CourtePailleEvent): ScreenView {
  switch (event.type) {
    case 'part': {
      const { number, characters, shark } = event;
      const whole = number === 1 ? { ...view, ...gathered(view) } : { ...view, seats: view.seats.map(awake) };
      return { ...unturned(whole), phase: 'choose', part: number, characters, shark, week: [], menu: [] };
    }
    case 'dealt':
      return change(drawn(view, event.cards.length), event.seat, (seat) => ({
        ...seat,
        hand: withCards([], event.cards),
      }));
    case 'week':
      return { ...drawn(view, event.cards.length), week: event.cards.map((card) => ({ card, up: false })) };
    case 'menu':
      return { ...drawn(view, event.cards.length), menu: event.cards };
    case 'turned':
      return { ...view, week: view.week.with(event.position - 1, { card: event.card, up: true }) };
    case 'chose':
      return { ...view, phase: 'take', seats: view.seats.map((seat, i) => turnedUp(seat, event.cards[i] ?? null)) };
    case 'discarded': {
      const { lifted: _, ...rest } = view;
      const thrown = { ...rest, turn: event.seat, discard: [...view.discard, event.card] };
      return change(thrown, event.seat, resolved);
    }
    case 'took': {
      const taken = change({ ...view, turn: event.seat }, event.seat, (seat) => ({
        ...seat,
        hand: withCard(seat.hand, event.card),
      }));
      return event.from === 'pile'
        ? drawn(taken, 1)
        : { ...taken, menu: view.menu.filter((card) => card !== event.card) };
    }
    case 'lesson':
      return {
        ...view,
        turn: event.seat,
        week: view.week.toSpliced(event.position - 1, 1),
        discard: [...view.discard, event.card],
      };
    case 'landed':
      return landed(view, event);
    case 'peeked':
      return {
        ...view,
        turn: event.seat,
        week: view.week.map((day, i) => {
          const card = event.cards[event.positions.indexOf(i + 1)] ?? null;
          return card === null ? day : { ...day, card };
        }),
        ...(event.cards.some((card) => card !== null) && { lifted: event.positions }),
      };
    case 'slept':
      return change({ ...view, turn: event.seat }, event.seat, (seat) => ({
        ...resolved(seat),
        hand: withCard(seat.hand, event.card),
        asleep: [...(seat.asleep ?? []), event.card],
      }));
    case 'reshuffled':
      // what is left of the old pile is drawn first; between two parts it is in the new one
      return { ...view, pile: event.count + (view.phase === 'banish' ? 0 : view.pile), discard: [] };
    case 'cleared':
      return { ...view, discard: [...view.discard, ...view.menu], menu: [] };
    case 'shark':
      return { ...unturned(view), phase: 'choose', shark: event.seat };
    case 'scored':
      if (event.hands === undefined) return view;
      return { ...view, seats: view.seats.map((seat, i) => ({ ...seat, score: event.points[i] ?? seat.score })) };
    case 'banished':
      return banished(view, event);
    case 'returned':
      return change(view, event.seat, (seat) => ({ ...seat, hand: withoutAll(seat.hand, event.cards) }));
    case 'out':
      return change(view, event.seat, (seat) => ({ ...seat, out: true }));
    default:
      return view;
  }
}

function change(view: ScreenView, at: number, how: (seat: CourtePailleSeat) => CourtePailleSeat): ScreenView {
  return { ...view, seats: view.seats.map((seat, i) => (i === at ? how(seat) : seat)) };
}

function drawn(view: ScreenView, count: number): ScreenView {
  return { ...view, pile: Math.max(0, view.pile - count) };
}

function unturned(view: ScreenView): ScreenView {
  const { turn: _, ...rest } = view;
  return rest;
}

/** All cards in the pile, as before the first deal. */
function gathered({ pile, week, menu, discard, seats }: ScreenView): Pick<ScreenView, 'pile' | 'discard' | 'seats'> {
  const held = seats.reduce((sum, { hand }) => sum + hand.length, 0);
  return {
    pile: pile + week.length + menu.length + discard.length + held,
    discard: [],
    seats: seats.map(({ score }) => ({ score, hand: [] })),
  };
}

function turnedUp(seat: CourtePailleSeat, card: Seen): CourtePailleSeat {
  const { chosen: _, ...rest } = seat;
  return card === null ? rest : { ...rest, hand: without(seat.hand, card), turned: card };
}

function awake(seat: CourtePailleSeat): CourtePailleSeat {
  const { asleep: _, ...rest } = seat;
  return rest;
}

function resolved(seat: CourtePailleSeat): CourtePailleSeat {
  const { turned: _, ...rest } = seat;
  return rest;
}

function landed(view: ScreenView, { seat, card, from }: Landed): ScreenView {
  const day = from === 'hand' ? { card, up: false, landedBy: seat } : { card, up: false };
  const longer = { ...view, turn: seat, week: [...view.week, day] };
  if (from === 'pile') return drawn(longer, 1);
  if (from === 'menu') return { ...longer, menu: view.menu.filter((other) => other !== card) };
  return change(longer, seat, (one) => ({ ...one, hand: without(one.hand, card) }));
}

function banished(view: ScreenView, { seat: turn, character, cards }: Banished): ScreenView {
  const stays = (card: ScreenView['menu'][number]): boolean => castawayOf(card) !== character;
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
