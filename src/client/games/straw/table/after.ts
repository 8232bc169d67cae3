import {
  kindOf,
  numberOf,
  type Seen,
  type StrawCard,
  type StrawEvent,
  type StrawSeat,
  type StrawView,
} from './shapes.ts';

/** The table after an event, as far as the event tells; the next view of the table has the last word. */
export function after(view: StrawView, event: StrawEvent): StrawView {
  switch (event.type) {
    case 'round':
      return {
        ...view,
        round: event.number,
        dealer: event.dealer,
        turn: event.first,
        direction: 1,
        total: 0,
        camel: [],
        isBroken: false,
        seats: view.seats.map(({ score }) => ({ score, hand: [] })),
      };
    case 'dealt':
      return change(view, event.seat, (seat) => ({ ...seat, hand: event.cards }));
    case 'played': {
      const { seat, card, total, direction } = event;
      const camel = [...view.camel, { seat, card, total }];
      const loaded = { ...view, turn: seat, camel, total, direction };
      return change(loaded, seat, ({ score, hand }) => ({ score, hand: without(hand, card) }));
    }
    case 'drew':
      return change({ ...view, pile: view.pile - 1 }, event.seat, (seat) => ({
        ...seat,
        hand: withCard(seat.hand, event.card),
      }));
    case 'passed':
      return change({ ...view, turn: event.seat }, event.seat, (seat) => ({
        ...seat,
        passed: view.camel.length === 0 ? 'empty' : 'loaded',
      }));
    case 'broke':
      return { ...view, isBroken: true };
    case 'scored':
      return { ...view, seats: view.seats.map((seat, i) => ({ ...seat, score: event.totals[i] ?? seat.score })) };
    default:
      return view;
  }
}

function change(view: StrawView, at: number, how: (seat: StrawSeat) => StrawSeat): StrawView {
  return { ...view, seats: view.seats.map((seat, i) => (i === at ? how(seat) : seat)) };
}

/** Hands lie in the order of the deck, as the views show them. */
function withCard(hand: readonly Seen[], card: Seen): Seen[] {
  if (card === null) return [...hand, card];
  const at = hand.findIndex((other) => other !== null && placeOf(other) > placeOf(card));
  return hand.toSpliced(at < 0 ? hand.length : at, 0, card);
}

const KINDS = ['item', 'carpet', 'lamp', 'copy', 'reverse', 'straw'];

function placeOf(card: StrawCard): number {
  return 100 * KINDS.indexOf(kindOf(card)) + numberOf(card);
}

/** A hand that is not known loses any of its cards. */
function without(hand: readonly Seen[], card: Seen): Seen[] {
  const known = hand.indexOf(card);
  return hand.toSpliced(known < 0 ? hand.length - 1 : known, 1);
}
