import type { CardId } from '../../engine/cards.ts';
import type { Chance } from '../../engine/chance/chance.ts';
import type { Code, Tell } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import { NAME_OF, VALUE_OF } from './cards.ts';
import type { CourtePailleEvent } from './events.ts';
import { aboutIn, kindIn, LAND_HAND, LAND_MENU, LAND_PILE, LESSON, PEEK, SLEEP } from './moves.ts';
import { DISCARD, handOf, MENU, NONE, WEEK, type CourtePailleState } from './state.ts';
import { discardChosen, drawReplacement, readyPile } from './table.ts';
import { findTrack, loseTrack, seeRemoved } from './traces.ts';

type Told = Tell<CourtePailleEvent> | undefined;

/** The power first, then the Coco is discarded, then replaced (C8): a reshuffle that the power needs leaves it out. */
export function usePower(state: CourtePailleState, seat: Seat, code: Code, chance: Chance, tell: Told): void {
  const kind = kindIn(code);
  if (kind === SLEEP) return sleep(state, seat, tell);
  if (kind === LESSON) giveLesson(state, seat, aboutIn(code), tell);
  else if (kind >= PEEK) peek(state, seat, kind - PEEK, aboutIn(code), tell);
  else land(state, seat, code, chance, tell);
  replaceCoco(state, seat, chance, tell);
  if (kind === LAND_HAND) drawReplacement(state, seat, chance, tell);
}

export function replaceCoco(state: CourtePailleState, seat: Seat, chance: Chance, tell: Told): void {
  discardChosen(state, seat, tell);
  drawReplacement(state, seat, chance, tell);
}

/** A card of the week goes to the discard pile, shown to all (C11, C11a). */
function giveLesson(state: CourtePailleState, seat: Seat, position: number, tell: Told): void {
  const { cards } = state;
  const card = cards.take(WEEK, position - 1);
  if (position <= state.up) state.up--;
  cards.show(card);
  cards.lay(DISCARD, card);
  if (state.landers !== 0) seeRemoved(state, position - 1, card);
  tell?.({ type: 'lesson', seat, position, card: NAME_OF[card]! });
}

/** A card more for the week, face down at its right end (C12, C12a). */
function land(state: CourtePailleState, seat: Seat, code: Code, chance: Chance, tell: Told): void {
  const { cards } = state;
  const kind = kindIn(code);
  const card = kind === LAND_PILE ? drawUnseen(state, chance, tell) : aboutIn(code);
  if (kind === LAND_MENU) cards.remove(MENU, card);
  if (kind === LAND_HAND) cards.remove(handOf(seat), card);
  cards.lay(WEEK, card);
  if (kind === LAND_HAND) loseTrack(state, seat);
  tell?.({ type: 'landed', seat, card: NAME_OF[card]!, from: SOURCES[kind]! });
}

const SOURCES = { [LAND_MENU]: 'menu', [LAND_PILE]: 'pile', [LAND_HAND]: 'hand' } as Record<
  number,
  'menu' | 'pile' | 'hand'
>;

function drawUnseen(state: CourtePailleState, chance: Chance, tell: Told): CardId {
  readyPile(state, chance, tell);
  return state.cards.draw(chance);
}

/** At two face-down cards, or at the second alone where the first is 0 (C13, C13a). */
function peek(state: CourtePailleState, seat: Seat, first: number, second: number, tell: Told): void {
  const { cards } = state;
  if (first > 0) cards.tell(cards.at(WEEK, first - 1), 1 << seat);
  cards.tell(cards.at(WEEK, second - 1), 1 << seat);
  if (state.landers !== 0) findTrack(state);
  if (tell === undefined) return;
  const positions = first === 0 ? [second] : [first, second];
  tell({ type: 'peeked', seat, positions, cards: positions.map((position) => NAME_OF[cards.at(WEEK, position - 1)]!) });
}

/** Back to the hand, where it stays until the part is over; nothing is drawn (C14). */
function sleep(state: CourtePailleState, seat: Seat, tell: Told): void {
  const card = state.chosen[seat]!;
  state.chosen[seat] = NONE;
  state.asleep |= 1 << VALUE_OF[card]!;
  tell?.({ type: 'slept', seat, card: NAME_OF[card]! });
}
