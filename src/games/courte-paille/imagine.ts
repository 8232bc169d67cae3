import type { CardId } from '../../engine/cards.ts';
import type { Chance } from '../../engine/chance/chance.ts';
import { bitOf, EVERYONE, type Seat } from '../../engine/seats.ts';
import { CASTAWAY_OF, COCO, DECK, FIRST_COCO, VALUE_OF, type Card } from './cards.ts';
import { CASTAWAYS, CHARACTERS } from './faces.ts';
import { keepCompared } from './compare.ts';
import { awakeIn } from './moves.ts';
import { lineUp } from './queue.ts';
import {
  ALL_CHARACTERS,
  CHOOSE,
  DISCARD,
  GONE,
  handOf,
  MENU,
  NONE,
  PHASES,
  PILE,
  POWER,
  WEEK,
  type CourtePailleState,
} from './state.ts';
import { forgetTraces } from './traces.ts';
import type { CourtePailleSeat, CourtePailleView } from './view.ts';

/** Deals what the viewer cannot know anew. */
export function imagine(view: CourtePailleView, chance: Chance, into: CourtePailleState): void {
  setPublic(view, into);
  placeKnown(view, into);
  dealUnknown(view, chance, into);
  setChosen(view, chance, into);
}

function setPublic(view: CourtePailleView, into: CourtePailleState): void {
  into.phase = PHASES.indexOf(view.phase);
  into.turn = view.turn ?? 0;
  into.part = view.part;
  into.shuffles = 0;
  into.shark = view.shark;
  into.up = 0;
  for (const { up } of view.week) if (up) into.up++;
  into.characters = setOf(view.characters, CHARACTERS);
  into.counted = setOf(view.told?.castaways ?? [], CASTAWAYS);
  setCompared(view, into);
  into.winners = 0;
  for (const winner of view.winners ?? []) into.winners |= bitOf(winner);
  into.asleep = 0;
  into.out = 0;
  into.heard.fill(NONE);
  view.told?.points.forEach((points, seat) => (into.heard[seat] = points ?? NONE));
  for (let seat = 0; seat < view.seats.length; seat++) setSeat(view.seats[seat]!, seat, into);
}

function setCompared({ told }: CourtePailleView, into: CourtePailleState): void {
  into.compared = 0;
  for (const { castaways, points } of told?.compared ?? []) keepCompared(into, setOf(castaways, CASTAWAYS), points);
}

function setOf<Name>(names: readonly Name[], all: readonly Name[]): number {
  let set = 0;
  for (const name of names) set |= 1 << all.indexOf(name);
  return set;
}

function setSeat({ score, out, asleep }: CourtePailleSeat, seat: Seat, into: CourtePailleState): void {
  into.scores[seat] = score;
  if (out === true) into.out |= bitOf(seat);
  for (const coco of asleep ?? []) into.asleep |= 1 << VALUE_OF[idOf(coco)]!;
}

function idOf(card: Card): CardId {
  return DECK.face(card)!;
}

/** All that the viewer knows the place of. The rest becomes the pile; cards that are only traced are kept apart. */
function placeKnown(view: CourtePailleView, into: CourtePailleState): void {
  const { cards } = into;
  cards.clear();
  for (const card of view.discard) cards.place(DISCARD, idOf(card), EVERYONE);
  for (const card of view.menu) cards.place(MENU, idOf(card), EVERYONE);
  for (const { card, up } of view.week) {
    if (card !== null) cards.place(WEEK, idOf(card), up ? EVERYONE : bitOf(view.viewer));
  }
  for (let seat = 0; seat < view.seats.length; seat++) holdKnown(view, into, seat);
  placeGone(into);
  const gone = cards.count(GONE);
  for (const { among = [] } of view.seats) for (const card of among) cards.place(GONE, idOf(card), 0);
  cards.pileRest();
  cards.bytes[GONE] = gone;
}

function holdKnown({ viewer, seats }: CourtePailleView, { cards }: CourtePailleState, seat: Seat): void {
  const { hand, turned, asleep } = seats[seat]!;
  const row = handOf(seat);
  const known = viewer === 'watcher' ? EVERYONE : bitOf(viewer) | bitOf(seat);
  for (const card of hand) if (card !== null) cards.place(row, idOf(card), known);
  if (turned !== undefined) cards.place(row, idOf(turned), EVERYONE);
  for (const coco of asleep ?? []) cards.show(idOf(coco));
}

function placeGone({ cards, characters }: CourtePailleState): void {
  if (characters === ALL_CHARACTERS) return;
  CASTAWAY_OF.forEach((castaway, card) => {
    if (castaway !== COCO && (characters & (1 << castaway)) === 0) cards.place(GONE, card, EVERYONE);
  });
}

function dealUnknown(view: CourtePailleView, chance: Chance, into: CourtePailleState): void {
  const { cards } = into;
  const days = view.week.map(({ card }) => (card === null ? NONE : idOf(card)));
  forgetTraces(into);
  holdUnshown(view, chance, into);
  for (let seat = 0; seat < view.seats.length; seat++) {
    if (view.week.some(({ landedBy }) => landedBy === seat)) mixLanded(view, seat, days, chance, into);
    else cards.deal(handOf(seat), missingFrom(view.seats[seat]!, cards.count(handOf(seat))), bitOf(seat), chance);
  }
  // the known days were put down without the others between them
  cards.bytes[WEEK] = 0;
  for (const day of days) cards.lay(WEEK, day === NONE ? cards.draw(chance) : day);
}

/**
 * Whoever has shown the cards that counted holds no more of them (C21a). This hand comes first: the others may hold them.
 * That those add up to the points which were told or compared is not seen to: it would take too many tries.
 */
function holdUnshown(
  { phase, told, seats }: CourtePailleView,
  chance: Chance,
  { cards, turn, counted }: CourtePailleState,
): void {
  if (phase !== 'banish' || told?.castaways.length === 0) return;
  for (let left = unknownIn(seats[turn]!); left > 0; left--) {
    const others = cards.ids(PILE).flatMap((card, i) => (isCounted(counted, card) ? [] : [i]));
    const card = cards.take(PILE, others[chance.below(others.length)]!);
    cards.lay(handOf(turn), card);
    cards.tell(card, bitOf(turn));
  }
}

function isCounted(counted: number, card: CardId): boolean {
  return card >= FIRST_COCO || (counted & (1 << CASTAWAY_OF[card]!)) !== 0;
}

function missingFrom({ hand, turned }: CourtePailleSeat, dealt: number): number {
  return hand.length + (turned === undefined ? 0 : 1) - dealt;
}

function unknownIn({ hand }: CourtePailleSeat): number {
  let unknown = 0;
  for (const card of hand) if (card === null) unknown++;
  return unknown;
}

/** What a hand holds and what was landed from it are one heap to whoever did not see which card went. */
function mixLanded(view: CourtePailleView, seat: Seat, days: CardId[], chance: Chance, into: CourtePailleState): void {
  const { cards, traced, landedBy } = into;
  const landed = [...view.week.keys()].filter((i) => view.week[i]!.landedBy === seat);
  const unseen = landed.filter((i) => days[i] === NONE);
  const { among = [], fresh = 0 } = view.seats[seat]!;
  const unknown = unknownIn(view.seats[seat]!);
  const heap = among.map(idOf);
  for (const card of heap) traced[card] = bitOf(view.viewer);
  while (heap.length < unseen.length + unknown - fresh) heap.push(cards.draw(chance));
  for (const i of unseen) days[i] = heap.splice(chance.below(heap.length), 1)[0]!;
  // what was drawn since cannot be what was landed
  while (heap.length < unknown) heap.push(cards.draw(chance));
  into.fresh[seat] = fresh;
  for (const i of landed) landedBy[i] = seat;
  for (const card of heap) cards.lay(handOf(seat), card);
  for (const card of [...heap, ...landed.map((i) => days[i]!)]) cards.tell(card, bitOf(seat));
  into.landers |= bitOf(seat);
}

/** What others have chosen in secret may be any card that they could have. */
function setChosen(view: CourtePailleView, chance: Chance, into: CourtePailleState): void {
  into.chosen.fill(NONE);
  into.waiting = view.phase === 'choose' || view.phase === 'over' ? 0 : bitOf(into.turn);
  for (let seat = 0; seat < view.seats.length; seat++) {
    const { chosen, turned } = view.seats[seat]!;
    const awake = into.phase === CHOOSE ? awakeIn(into, seat) : [];
    if (turned !== undefined) into.chosen[seat] = idOf(turned);
    else if (chosen === null) into.chosen[seat] = awake[chance.below(awake.length)]!;
    else if (chosen !== undefined) into.chosen[seat] = idOf(chosen);
    else if (awake.length > 0) into.waiting |= bitOf(seat);
  }
  lineUp(into);
  // a Coco lies turned up until it has used its power, and is not to be resolved once more
  if (into.phase === POWER) into.resolved = 1;
}
