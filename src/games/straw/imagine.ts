import type { Chance } from '../../engine/chance/chance.ts';
import { bitOf, EVERYONE, type Seat } from '../../engine/seats.ts';
import { COPY, DECK, STRAW, type Card } from './cards.ts';
import { canPlay } from './play.ts';
import { CAMEL, handOf, logged, NOTHING, PILE, type StrawState } from './state.ts';
import type { StrawSeat, StrawView } from './view.ts';

const MOST_TRIES = 10_000;

/** Deals what the viewer cannot know anew, until the world agrees with what everybody has seen. */
export function imagine(view: StrawView, chance: Chance, into: StrawState): void {
  setPublic(view, into);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    dealWorld(view, chance, into);
    if (view.turn === undefined || canPlay(into, view.turn)) return;
  }
  throw new Error('no world agrees with this view');
}

function setPublic(view: StrawView, into: StrawState): void {
  into.round = view.round;
  into.dealer = view.dealer;
  into.direction = view.direction;
  into.turn = view.turn ?? 0;
  into.total = 0;
  into.echo = NOTHING;
  into.passedEmpty = 0;
  into.passedLoaded = 0;
  into.winners = 0;
  for (const winner of view.winners ?? []) into.winners |= bitOf(winner);
  view.camel.forEach(({ seat, card, total }, height) => {
    into.total = Math.floor(total);
    into.log[height] = logged(seat, into.total);
    if (card !== 'copy') into.echo = DECK.face(card)!;
  });
  view.seats.forEach(({ score, passed }, seat) => {
    into.scores[seat] = score;
    if (passed === 'empty') into.passedEmpty |= bitOf(seat);
    if (passed === 'loaded') into.passedLoaded |= bitOf(seat);
  });
}

function dealWorld(view: StrawView, chance: Chance, into: StrawState): void {
  const { cards } = into;
  cards.gather();
  for (const { card } of view.camel) cards.lay(CAMEL, pick(into, card, EVERYONE));
  view.seats.forEach((seat, i) => holdKnown(view, into, seat, i));
  // whoever had to pass holds only what could not be played, so these hands are dealt before the others
  view.seats.forEach((seat, i) => seat.passed && holdUnplayable(into, seat, i, chance));
  view.seats.forEach((seat, i) => seat.passed || holdUnknown(into, seat, i, chance));
}

function pick({ cards }: StrawState, name: Card, knownTo: number): number {
  const card = cards.take(PILE, cards.find(PILE, DECK.face(name)!));
  cards.tell(card, knownTo);
  return card;
}

function holdKnown({ viewer }: StrawView, into: StrawState, { hand }: StrawSeat, seat: Seat): void {
  const knownTo = viewer === 'watcher' ? EVERYONE : bitOf(viewer) | bitOf(seat);
  for (const card of hand) if (card !== null) into.cards.lay(handOf(seat), pick(into, card, knownTo));
}

function holdUnplayable(into: StrawState, { hand, passed }: StrawSeat, seat: Seat, chance: Chance): void {
  for (const card of hand) {
    if (card !== null) continue;
    const stuck = into.cards.names(PILE).filter((name) => isUnplayable(name, passed === 'empty'));
    into.cards.lay(handOf(seat), pick(into, stuck[chance.below(stuck.length)]!, bitOf(seat)));
  }
}

function isUnplayable(card: Card, onEmpty: boolean): boolean {
  const face = DECK.face(card);
  return face === STRAW || (onEmpty && face === COPY);
}

function holdUnknown({ cards }: StrawState, { hand }: StrawSeat, seat: Seat, chance: Chance): void {
  const unknown = hand.filter((card) => card === null).length;
  cards.deal(handOf(seat), unknown, bitOf(seat), chance);
}
