import type { Chance } from '../../engine/chance/chance.ts';
import { bitOf, EVERYONE, type Seat } from '../../engine/seats.ts';
import { COPY, DECK, FACE_OF, STRAW } from './cards.ts';
import { canPlay } from './play.ts';
import { CAMEL, handOf, logged, NOTHING, passingOnEmpty, passingOnLoaded, PILE, type StrawState } from './state.ts';
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
  into.passed = 0;
  into.winners = 0;
  for (const winner of view.winners ?? []) into.winners |= bitOf(winner);
  view.camel.forEach(({ seat, card, total }, height) => {
    into.total = Math.floor(total);
    into.log[height] = logged(seat, into.total);
    if (card !== 'copy') into.echo = DECK.face(card)!;
  });
  view.seats.forEach(({ score, passed }, seat) => {
    into.scores[seat] = score;
    if (passed === 'empty') into.passed |= passingOnEmpty(seat);
    if (passed === 'loaded') into.passed |= passingOnLoaded(seat);
  });
}

function dealWorld(view: StrawView, chance: Chance, into: StrawState): void {
  const { cards } = into;
  cards.clear();
  for (const { card } of view.camel) cards.place(CAMEL, DECK.face(card)!, EVERYONE);
  view.seats.forEach((seat, i) => holdKnown(view, into, seat, i));
  cards.pileRest();
  // whoever had to pass holds only what could not be played, so these hands come first, the straw's before the copies'
  view.seats.forEach((seat, i) => seat.passed === 'loaded' && holdUnplayable(into, seat, i, chance));
  view.seats.forEach((seat, i) => seat.passed === 'empty' && holdUnplayable(into, seat, i, chance));
  view.seats.forEach((seat, i) => seat.passed || holdUnknown(into, seat, i, chance));
}

function holdKnown({ viewer }: StrawView, { cards }: StrawState, { hand }: StrawSeat, seat: Seat): void {
  const knownTo = viewer === 'watcher' ? EVERYONE : bitOf(viewer) | bitOf(seat);
  for (const card of hand) if (card !== null) cards.place(handOf(seat), DECK.face(card)!, knownTo);
}

function holdUnplayable({ cards }: StrawState, seat: StrawSeat, index: Seat, chance: Chance): void {
  for (let left = unknownIn(seat); left > 0; left--) {
    const stuck = cards.ids(PILE).flatMap((card, i) => (isUnplayable(FACE_OF[card]!, seat) ? [i] : []));
    const card = cards.take(PILE, stuck[chance.below(stuck.length)]!);
    cards.lay(handOf(index), card);
    cards.tell(card, bitOf(index));
  }
}

function isUnplayable(face: number, { passed }: StrawSeat): boolean {
  return face === STRAW || (face === COPY && passed === 'empty');
}

function holdUnknown({ cards }: StrawState, seat: StrawSeat, index: Seat, chance: Chance): void {
  cards.deal(handOf(index), unknownIn(seat), bitOf(index), chance);
}

function unknownIn({ hand }: StrawSeat): number {
  let unknown = 0;
  for (const card of hand) if (card === null) unknown++;
  return unknown;
}
