import type { Chance } from '../../engine/chance/chance.ts';
import { bitOf, EVERYONE } from '../../engine/seats.ts';
import { DECK } from './cards.ts';
import { DISCARD, handOf, PASSED, PHASES, sequenceOf, type Str8EightState } from './state.ts';
import type { Str8EightView } from './view.ts';

/** Deals what the viewer cannot know anew. */
export function imagine(view: Str8EightView, chance: Chance, into: Str8EightState): void {
  setPublic(view, into);
  placeKnown(view, into);
  for (let seat = 0; seat < view.seats.length; seat++) {
    const row = handOf(seat);
    into.cards.deal(row, view.seats[seat]!.hand.length - into.cards.count(row), bitOf(seat), chance);
  }
}

function setPublic(view: Str8EightView, into: Str8EightState): void {
  into.phase = PHASES.indexOf(view.phase);
  into.hand = view.hand;
  into.shuffles = 0;
  into.dealer = view.dealer;
  into.turn = view.turn ?? 0;
  into.barren = view.barren;
  into.winners = 0;
  for (const winner of view.winners ?? []) into.winners |= bitOf(winner);
  for (let seat = 0; seat < view.seats.length; seat++) into.scores[seat] = view.seats[seat]!.score;
}

function placeKnown({ viewer, discard, passed, seats }: Str8EightView, { cards }: Str8EightState): void {
  cards.clear();
  for (const card of discard) cards.place(DISCARD, DECK.face(card)!, EVERYONE);
  for (const card of passed) cards.place(PASSED, DECK.face(card)!, EVERYONE);
  for (let seat = 0; seat < seats.length; seat++) {
    const { hand, sequence } = seats[seat]!;
    const known = viewer === 'watcher' ? EVERYONE : bitOf(viewer) | bitOf(seat);
    for (const card of sequence) cards.place(sequenceOf(seat), DECK.face(card)!, EVERYONE);
    for (const card of hand) if (card !== null) cards.place(handOf(seat), DECK.face(card)!, known);
  }
  cards.pileRest();
}
