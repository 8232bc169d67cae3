import type { Card } from '../../../../games/straw/cards.ts';
import type { Played, Round, Seen, StrawEvent } from '../../../../games/straw/events.ts';
import { listedAt } from '../../../../games/straw/faces.ts';
import { FIRST_DIRECTION } from '../../../../games/straw/rounds.ts';
import type { StrawSeat } from '../../../../games/straw/view.ts';
import type { DisplayedStraw } from './displayed-straw.ts';

/** The table after an event, as far as the event tells; the next view of the table has the last word. */
export function after(view: DisplayedStraw, event: StrawEvent): DisplayedStraw {
  switch (event.type) {
    case 'round':
      return begun(view, event);
    case 'dealt':
      return dealt(view, event.seat, event.cards);
    case 'played':
      return played(view, event);
    case 'drew':
      return drawn(view, event.seat, event.card);
    case 'passed':
      return passed(view, event.seat);
    case 'broke':
      return { ...view, isBroken: true };
    case 'scored':
      return { ...view, seats: view.seats.map((seat, i) => ({ ...seat, score: event.totals[i] ?? seat.score })) };
    default:
      return view;
  }
}

/** All cards are gathered. */
function begun(view: DisplayedStraw, { number, dealer, first }: Round): DisplayedStraw {
  const held = view.seats.reduce((sum, { hand }) => sum + hand.length, 0);
  return {
    ...view,
    round: number,
    dealer,
    turn: first,
    direction: FIRST_DIRECTION,
    total: 0,
    camel: [],
    pile: view.pile + view.camel.length + held,
    isBroken: false,
    seats: view.seats.map(({ score }) => ({ score, hand: [] })),
  };
}

function dealt(view: DisplayedStraw, to: number, cards: readonly Seen[]): DisplayedStraw {
  return change({ ...view, pile: view.pile - cards.length }, to, (seat) => ({ ...seat, hand: cards.toSorted(byList) }));
}

function played(view: DisplayedStraw, { seat, card, total, direction }: Played): DisplayedStraw {
  const loaded = { ...view, turn: seat, camel: [...view.camel, { seat, card, total }], total, direction };
  return change(loaded, seat, ({ score, hand }) => ({ score, hand: without(hand, card) }));
}

function drawn(view: DisplayedStraw, by: number, card: Seen): DisplayedStraw {
  return change({ ...view, pile: view.pile - 1 }, by, (seat) => ({
    ...seat,
    hand: [...seat.hand, card].sort(byList),
  }));
}

function passed(view: DisplayedStraw, by: number): DisplayedStraw {
  const on = view.camel.length === 0 ? 'empty' : 'loaded';
  return change({ ...view, turn: by }, by, (seat) => ({ ...seat, passed: on }));
}

function change(view: DisplayedStraw, at: number, how: (seat: StrawSeat) => StrawSeat): DisplayedStraw {
  return { ...view, seats: view.seats.map((seat, i) => (i === at ? how(seat) : seat)) };
}

/** As views show hands: in the order of the deck, then what is not known. */
function byList(one: Seen, other: Seen): number {
  return placeOf(one) - placeOf(other);
}

function placeOf(card: Seen): number {
  return card === null ? Number.MAX_SAFE_INTEGER : listedAt(card);
}

/** A hand that is not known loses any of its cards. */
function without(hand: readonly Seen[], card: Card): Seen[] {
  const known = hand.indexOf(card);
  return hand.toSpliced(known < 0 ? hand.length - 1 : known, 1);
}
