import type { Chance } from '../../chance/chance.ts';
import type { Code, Tell } from '../../game.ts';
import { listOf } from '../../list.ts';
import { EVERYONE, type Seat, type SeatSet } from '../../seats.ts';
import { DECK, HAND_SIZE, handOf, NOTHING, PILE, TABLE, type ToyEvent, type ToyState } from './toy-state.ts';

export function start(state: ToyState, chance: Chance, tell?: Tell<ToyEvent>): void {
  state.cards.gather();
  state.chosen.fill(NOTHING);
  state.points.fill(0);
  state.trick = 0;
  state.winners = 0;
  chance.begin(1, 0);
  for (let seat = 0; seat < state.seats; seat++) dealTo(state, seat, HAND_SIZE, chance, tell);
}

export function waitingFor({ chosen, winners }: ToyState): SeatSet {
  return winners === 0 ? seatsWhere(chosen, NOTHING) : 0;
}

export function play(state: ToyState, seat: Seat, code: Code, chance: Chance, tell?: Tell<ToyEvent>): void {
  state.chosen[seat] = code;
  tell?.({ type: 'chose', seat, card: DECK.names[code]! });
  if (waitingFor(state) !== 0) return;
  const best = state.options.lowest ? Math.min(...state.chosen) : Math.max(...state.chosen);
  for (let i = 0; i < state.seats; i++) turnUp(state, i, best);
  tell?.({ type: 'turned', cards: state.cards.names(TABLE).slice(-state.seats), points: [...state.points] });
  state.trick++;
  if (state.trick === state.options.tricks) state.winners = seatsWhere(state.points, Math.max(...state.points));
  else for (let i = 0; i < state.seats; i++) dealTo(state, i, 1, chance, tell);
}

function turnUp({ cards, chosen, points }: ToyState, seat: Seat, best: number): void {
  const face = chosen[seat]!;
  const card = cards.pluckFace(handOf(seat), face);
  cards.lay(TABLE, card);
  cards.tell(card, EVERYONE);
  chosen[seat] = NOTHING;
  if (face === best) points[seat]!++;
}

function dealTo({ cards }: ToyState, seat: Seat, count: number, chance: Chance, tell?: Tell<ToyEvent>): void {
  const hand = handOf(seat);
  const held = cards.count(hand);
  if (cards.count(PILE) < count) return;
  cards.deal(hand, count, 1 << seat, chance);
  tell?.({ type: 'dealt', seat, cards: listOf(count, (i) => cards.nameOf(cards.at(hand, held + i))) });
}

function seatsWhere(values: Uint8Array, wanted: number): SeatSet {
  return values.reduce((set, value, seat) => (value === wanted ? set | (1 << seat) : set), 0);
}
