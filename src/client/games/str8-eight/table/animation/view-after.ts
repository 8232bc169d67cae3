import type { Card } from '../../../../../games/str8-eight/cards.ts';
import type { Drew, HandBegun, Passed, Seen, Str8EightEvent } from '../../../../../games/str8-eight/events.ts';
import { listedOrder, receiverOf, sideOf } from '../../../../../games/str8-eight/faces.ts';
import type { Str8EightSeat, Str8EightView } from '../../../../../games/str8-eight/view.ts';
import type { DisplayedStr8Eight } from '../displayed.ts';

/** The table after an event, as far as the event tells; the next view of the table has the last word. */
export function viewAfter(displayed: DisplayedStr8Eight, event: Str8EightEvent): DisplayedStr8Eight {
  const { passing: _, ...view } = displayed;
  switch (event.type) {
    case 'hand':
      return beginHand(view, event);
    case 'dealt': {
      const hand = event.cards.toSorted(inListedOrder);
      return changeSeat({ ...view, pile: view.pile - hand.length }, event.seat, (seat) => ({ ...seat, hand }));
    }
    case 'reshuffled':
      return { ...view, pile: event.count, discard: [], passed: [] };
    case 'drew':
      return takeCard(view, event);
    case 'laid':
      return changeSeat({ ...view, turn: event.seat, barren: 0 }, event.seat, ({ hand, sequence, score }) => ({
        hand: without(hand, event.card),
        sequence: [...sequence, event.card],
        score,
      }));
    case 'passed':
      return moveHands(view, event);
    case 'discarded':
      return changeSeat({ ...view, turn: event.seat, discard: [...view.discard, event.card] }, event.seat, (seat) => ({
        ...seat,
        hand: without(seat.hand, event.card),
      }));
    case 'completed':
      return { ...view, top: event.seat };
    case 'scored':
      return { ...view, seats: view.seats.map((seat, i) => ({ ...seat, score: event.totals[i] ?? seat.score })) };
    default:
      return view;
  }
}

function beginHand(view: DisplayedStr8Eight, { number, dealer, first }: HandBegun): DisplayedStr8Eight {
  return {
    ...view,
    hand: number,
    dealer,
    turn: first,
    phase: 'draw',
    pile: allCards(view),
    discard: [],
    passed: [],
    barren: 0,
    top: undefined,
    seats: view.seats.map(({ score }) => ({ score, hand: [], sequence: [] })),
  };
}

/** Wherever they lie: they are gathered for a new hand. */
function allCards({ pile, discard, passed, seats }: Str8EightView): number {
  const atSeats = seats.reduce((sum, { hand, sequence }) => sum + hand.length + sequence.length, 0);
  return pile + discard.length + passed.length + atSeats;
}

function takeCard(view: DisplayedStr8Eight, { seat: by, card, from }: Drew): DisplayedStr8Eight {
  const piles = from === 'pile' ? { pile: Math.max(0, view.pile - 1) } : { discard: view.discard.slice(0, -1) };
  return changeSeat({ ...view, ...piles, turn: by, phase: 'play' }, by, (seat) => ({
    ...seat,
    hand: [...seat.hand, card].toSorted(inListedOrder),
  }));
}

/** All at once. What comes to a seat stays closed, what left it is remembered where it is now. */
function moveHands(view: DisplayedStr8Eight, event: Passed): DisplayedStr8Eight {
  const { card, seat: by } = event;
  const count = view.seats.length;
  const hands = view.seats.map(({ hand }, seat) => (seat === by ? without(hand, card) : hand));
  const seats = view.seats.map((seat) => ({ ...seat }));
  hands.forEach((hand, seat) => {
    const to = receiverOf(seat, sideOf(card), count);
    seats[to] = { ...seats[to]!, hand };
  });
  return { ...view, turn: by, passed: [...view.passed, card], seats, passing: event };
}

function changeSeat(
  view: DisplayedStr8Eight,
  at: number,
  how: (seat: Str8EightSeat) => Str8EightSeat,
): DisplayedStr8Eight {
  return { ...view, seats: view.seats.map((seat, i) => (i === at ? how(seat) : seat)) };
}

/** As the views show hands; what is not known comes last. */
function inListedOrder(a: Seen, b: Seen): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return listedOrder(a) - listedOrder(b);
}

/** A hand that is not known loses any of its cards. */
function without(hand: readonly Seen[], card: Card): Seen[] {
  const known = hand.indexOf(card);
  return hand.toSpliced(known < 0 ? hand.length - 1 : known, 1);
}
