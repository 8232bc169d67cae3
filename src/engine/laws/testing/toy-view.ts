import type { Chance } from '../../chance/chance.ts';
import { listOf } from '../../list.ts';
import { bitOf, EVERYONE, type Seat, type Viewer } from '../../seats.ts';
import {
  DECK,
  handOf,
  NOTHING,
  PILE,
  TABLE,
  type ToyCard,
  type ToyEvent,
  type ToySeat,
  type ToyState,
  type ToyView,
} from './toy-state.ts';

export function view(state: ToyState, viewer: Viewer): ToyView {
  const { trick, winners, cards } = state;
  const seats = listOf(state.seats, (seat) => seatView(state, seat, viewer));
  return { viewer, trick, table: cards.names(TABLE), seats, winners };
}

function seatView({ cards, points, chosen }: ToyState, seat: Seat, viewer: Viewer): ToySeat {
  const hand = cards.seen(handOf(seat), viewer);
  const face = chosen[seat]!;
  if (face === NOTHING) return { hand, points: points[seat]! };
  return { hand, points: points[seat]!, chosen: seat === viewer ? DECK.names[face]! : null };
}

export function project(event: ToyEvent, viewer: Viewer): ToyEvent {
  if (event.type === 'turned' || event.seat === viewer) return event;
  return event.type === 'chose' ? { ...event, card: null } : { ...event, cards: event.cards.map(() => null) };
}

export function imagine({ viewer, trick, table, seats, winners }: ToyView, chance: Chance, into: ToyState): void {
  into.trick = trick;
  into.winners = winners;
  into.cards.gather();
  for (const name of table) into.cards.lay(TABLE, pick(into, name, EVERYONE));
  seats.forEach(({ hand, points }, seat) => {
    into.points[seat] = points;
    const known = bitOf(seat) | bitOf(viewer);
    for (const name of hand) if (name !== null) into.cards.lay(handOf(seat), pick(into, name, known));
  });
  seats.forEach((seen, seat) => imagineSeat(seen, seat, chance, into));
}

function imagineSeat({ hand, chosen }: ToySeat, seat: Seat, chance: Chance, into: ToyState): void {
  const { cards } = into;
  const row = handOf(seat);
  cards.deal(row, hand.length - cards.count(row), 1 << seat, chance);
  if (chosen === undefined) into.chosen[seat] = NOTHING;
  else
    into.chosen[seat] =
      chosen === null ? cards.deck.faceOf[cards.at(row, chance.below(hand.length))]! : DECK.face(chosen)!;
}

function pick({ cards }: ToyState, name: ToyCard, knownTo: number): number {
  const card = cards.take(PILE, cards.find(PILE, DECK.face(name)!));
  cards.tell(card, knownTo);
  return card;
}
