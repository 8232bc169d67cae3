import { groupOf, isPass, placeOf, receiverOf, sideOf } from '../../../../../games/str8-eight/faces.ts';
import type { PassCard, Card } from '../../../../../games/str8-eight/cards.ts';
import type { Passed, Seen, Str8EightEvent } from '../../../../../games/str8-eight/events.ts';
import type { Str8EightSeat } from '../../../../../games/str8-eight/view.ts';
import type { DisplayedStr8Eight } from '../displayed.ts';

/** The table after an event, as far as the event tells; the next view of the table has the last word. */
export function after(displayed: DisplayedStr8Eight, event: Str8EightEvent): DisplayedStr8Eight {
  const { passing: _, ...view } = displayed;
  switch (event.type) {
    case 'hand':
      return {
        ...view,
        hand: event.number,
        dealer: event.dealer,
        turn: event.first,
        phase: 'draw',
        pile: allCards(view),
        discard: [],
        passed: [],
        barren: 0,
        top: undefined,
        seats: view.seats.map(({ score }) => ({ score, hand: [], sequence: [] })),
      };
    case 'dealt':
      return change({ ...view, pile: view.pile - event.cards.length }, event.seat, (seat) => ({
        ...seat,
        hand: event.cards.toSorted(byDeck),
      }));
    case 'reshuffled':
      return { ...view, pile: event.count, discard: [], passed: [] };
    case 'drew': {
      const piles =
        event.from === 'pile' ? { pile: Math.max(0, view.pile - 1) } : { discard: view.discard.slice(0, -1) };
      const drawn: DisplayedStr8Eight = { ...view, ...piles, turn: event.seat, phase: 'play' };
      return change(drawn, event.seat, (seat) => ({ ...seat, hand: [...seat.hand, event.card].toSorted(byDeck) }));
    }
    case 'laid':
      return change({ ...view, turn: event.seat, barren: 0 }, event.seat, (seat) => ({
        ...seat,
        hand: without(seat.hand, event.card),
        sequence: [...seat.sequence, event.card],
      }));
    case 'passed':
      return moveHands(view, event);
    case 'discarded':
      return change({ ...view, turn: event.seat, discard: [...view.discard, event.card] }, event.seat, (seat) => ({
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

/** Wherever they lie: they are gathered for a new hand. */
function allCards({ pile, discard, passed, seats }: DisplayedStr8Eight): number {
  const atSeats = seats.reduce((sum, { hand, sequence }) => sum + hand.length + sequence.length, 0);
  return pile + discard.length + passed.length + atSeats;
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

function change(view: DisplayedStr8Eight, at: number, how: (seat: Str8EightSeat) => Str8EightSeat): DisplayedStr8Eight {
  return { ...view, seats: view.seats.map((seat, i) => (i === at ? how(seat) : seat)) };
}

/** Hands lie in the order of the deck, as the views show them; what is not known comes last. */
function byDeck(a: Seen, b: Seen): number {
  return orderOf(a) - orderOf(b);
}

const PASSES: readonly PassCard[] = ['pass-left', 'pass-right'];

function orderOf(card: Seen): number {
  if (card === null) return 1000;
  return isPass(card) ? 100 + PASSES.indexOf(card) : 10 * groupOf(card) + placeOf(card);
}

/** A hand that is not known loses any of its cards. */
function without(hand: readonly Seen[], card: Card): Seen[] {
  const known = hand.indexOf(card);
  return hand.toSpliced(known < 0 ? hand.length - 1 : known, 1);
}
