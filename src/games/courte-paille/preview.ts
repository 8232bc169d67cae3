import type { CardId } from '../../engine/cards.ts';
import type { Thing } from '../../engine/game.ts';
import { listOf } from '../../engine/list.ts';
import { bitOf, leftOf, type Seat } from '../../engine/seats.ts';
import { CASTAWAY_OF, DECK, NAME_OF, VALUE_OF, type Card } from './cards.ts';
import { CASTAWAYS } from './faces.ts';
import { awakeIn, type CourtePailleMove } from './moves.ts';
import { BANISH, CHOOSE, faceDown, handOf, MENU, TAKE, WEEK, type CourtePailleState } from './state.ts';

/** What may be touched now: cards of the hand or the menu, days of the week, the pile, the Coco itself, characters. */
export function things(state: CourtePailleState, seat: Seat): Thing<CourtePailleMove>[] {
  const { cards, phase } = state;
  if (phase === CHOOSE) return cards.names(handOf(seat)).map((card) => thing(card, { verb: 'choose', card }));
  if (phase === TAKE) return cards.names(MENU).map((card) => thing(card, { verb: 'take', card }));
  if (phase === BANISH) return CASTAWAYS.map((castaway) => thing(castaway, { verb: 'banish', castaway }));
  return powerThings(state, seat);
}

function thing(name: string, ...moves: CourtePailleMove[]): Thing<CourtePailleMove> {
  return { thing: name, moves };
}

function powerThings(state: CourtePailleState, seat: Seat): Thing<CourtePailleMove>[] {
  const { cards, options } = state;
  const held = cards.names(handOf(seat)).filter((card) => DECK.face(card) !== state.chosen[seat]);
  return [
    ...listOf(cards.count(WEEK), (i) => thing(`week ${i + 1}`, { verb: 'lesson', position: i + 1 })),
    ...cards.names(MENU).map((card) => thing(`menu ${card}`, { verb: 'land', from: 'menu', card })),
    thing('pile', { verb: 'land', from: 'pile' }),
    ...held.map((card) => thing(`hand ${card}`, { verb: 'land', from: 'hand', card })),
    thing('peek', ...peeks(state)),
    ...(options['coco-may-sleep'] ? [thing('coco', { verb: 'sleep' })] : []),
  ];
}

/** With nothing face down one that will be refused. */
function peeks(state: CourtePailleState): CourtePailleMove[] {
  const down = listOf(faceDown(state), (i) => state.up + 1 + i);
  if (down.length < 2) return [{ verb: 'peek', positions: down.length === 0 ? [1] : down }];
  return down.flatMap((first) =>
    down
      .filter((second) => second > first)
      .map((second): CourtePailleMove => ({ verb: 'peek', positions: [first, second] })),
  );
}

export type ChoosePreview = {
  readonly value: number;
  /** How many come first among equal values. */
  readonly behindShark: number;
};

export type TakePreview = {
  /** Points of this castaway in the week, as far as the seat knows it. */
  readonly inWeek: number;
  /** Points of this castaway in its hand with the card. */
  readonly inHand: number;
};

export type LessonPreview = {
  /** Absent where the seat does not know it. */
  readonly card?: Card;
  /** Rounds to come after this one. */
  readonly rounds: number;
};

export type LandPreview = {
  readonly draws: 1 | 2;
  readonly rounds: number;
};

export type PeekPreview = {
  /** How many of them the seat knows already. */
  readonly known: number;
};

export type SleepPreview = {
  readonly draws: 0;
};

export type BanishPreview = {
  /** Cards that the seat would give up itself. */
  readonly given: number;
};

/** Which one follows from the verb. */
export type CourtePaillePreview =
  | ChoosePreview
  | TakePreview
  | LessonPreview
  | LandPreview
  | PeekPreview
  | SleepPreview
  | BanishPreview;

/** What the seat can work out before it decides: points in the week as it knows it, rounds to come after this one. */
export function preview(state: CourtePailleState, seat: Seat, move: CourtePailleMove): CourtePaillePreview {
  switch (move.verb) {
    case 'choose':
      return { value: VALUE_OF[idOf(move.card)]!, behindShark: behindShark(state, seat) };
    case 'take':
      return { inWeek: inWeek(state, seat, idOf(move.card)), inHand: inHandWith(state, seat, idOf(move.card)) };
    case 'lesson':
      return previewLesson(state, seat, move.position);
    case 'land':
      return { draws: move.from === 'hand' ? 2 : 1, rounds: roundsLeft(faceDown(state) + 1) };
    case 'peek':
      return { known: move.positions.filter((position) => isKnown(state, seat, dayAt(state, position))).length };
    case 'sleep':
      return { draws: 0 };
    case 'banish':
      return { given: cardsOf(state, seat, CASTAWAYS.indexOf(move.castaway)) };
  }
}

function idOf(card: Card): CardId {
  return DECK.face(card)!;
}

/** How many come first among equal values: all from the shark's holder on who have a card to choose. */
function behindShark(state: CourtePailleState, seat: Seat): number {
  let before = 0;
  for (let other = state.shark; other !== seat; other = leftOf(other, state.seats)) {
    if (awakeIn(state, other).length > 0) before++;
  }
  return before;
}

function isKnown({ cards }: CourtePailleState, seat: Seat, card: CardId): boolean {
  return (cards.knownTo(card) & bitOf(seat)) !== 0;
}

function dayAt({ cards }: CourtePailleState, position: number): CardId {
  return cards.at(WEEK, position - 1);
}

function inWeek(state: CourtePailleState, seat: Seat, card: CardId): number {
  const known = state.cards.ids(WEEK).filter((day) => isKnown(state, seat, day));
  return sumOf(known, CASTAWAY_OF[card]!);
}

function inHandWith({ cards }: CourtePailleState, seat: Seat, card: CardId): number {
  return sumOf([...cards.ids(handOf(seat)), card], CASTAWAY_OF[card]!);
}

function sumOf(cards: readonly CardId[], castaway: number): number {
  return cards.reduce((sum, card) => (CASTAWAY_OF[card] === castaway ? sum + VALUE_OF[card]! : sum), 0);
}

function previewLesson(state: CourtePailleState, seat: Seat, position: number): LessonPreview {
  const card = dayAt(state, position);
  const rounds = roundsLeft(faceDown(state) - (position > state.up ? 1 : 0));
  return isKnown(state, seat, card) ? { card: NAME_OF[card]!, rounds } : { rounds };
}

/** With so many cards face down at its end, this round is followed by so many. */
function roundsLeft(down: number): number {
  return Math.max(0, down - 1);
}

function cardsOf({ cards }: CourtePailleState, seat: Seat, castaway: number): number {
  return cards.ids(handOf(seat)).filter((card) => CASTAWAY_OF[card] === castaway).length;
}
