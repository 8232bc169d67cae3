import type { Chance } from '../../engine/chance/chance.ts';
import type { Tell } from '../../engine/game.ts';
import { dealHands } from '../../engine/hands.ts';
import { listFrom, membersOf } from '../../engine/list.ts';
import { has, leftOf, seatsIn, type Seat, type SeatSet } from '../../engine/seats.ts';
import { CASTAWAY_OF, FIRST_COCO, HAND_SIZE, NAME_OF, type Card, type Character } from './cards.ts';
import { CHARACTERS, weekSize } from './faces.ts';
import type { CourtePailleEvent } from './events.ts';
import { announce, scoreLastCharacter, scoreSingle, tellEaten } from './results.ts';
import {
  ALL_CHARACTERS,
  BANISH,
  DISCARD,
  faceDown,
  GONE,
  handOf,
  OVER,
  PILE,
  WEEK,
  type CourtePailleState,
} from './state.ts';
import { drawReplacement, layMenu, turnUpNext } from './table.ts';

type Told = Tell<CourtePailleEvent> | undefined;

/** C4 */
export function dealFirstPart(state: CourtePailleState, chance: Chance, tell: Told): void {
  state.part = 1;
  state.shuffles = 0;
  state.cards.gather();
  chance.begin(1, 0);
  tellPart(state, weekSize(1), tell);
  dealHands(state, HAND_SIZE, handOf, chance, tell);
  layTable(state, chance, tell);
}

function tellPart(state: CourtePailleState, week: number, tell: Told): void {
  tell?.({ type: 'part', number: state.part, week, characters: charactersIn(state), shark: state.shark });
}

export function charactersIn({ characters }: CourtePailleState): readonly Character[] {
  return characters === ALL_CHARACTERS ? CHARACTERS : membersOf(characters).map((character) => CHARACTERS[character]!);
}

/** The week before the menu, each with as many as there are (C24a). */
function layTable(state: CourtePailleState, chance: Chance, tell: Told): void {
  const { cards } = state;
  state.up = 0;
  state.asleep = 0;
  cards.deal(WEEK, Math.min(weekSize(state.part), cards.count(PILE)), 0, chance);
  tell?.({ type: 'week', cards: cards.namesAsTheyLie(WEEK) });
  if (cards.count(WEEK) > 0) turnUpNext(state, tell);
  layMenu(state, chance, tell);
}

/** The week is over (C15, C15a): who is eaten, and who has the most of them. */
export function endPart(state: CourtePailleState, tell: Told): void {
  if (faceDown(state) > 0) turnUpNext(state, tell);
  tellEaten(state, tell);
  if (state.options.form === 'single') return endMatch(state, scoreSingle(state, tell), tell);
  state.turn = announce(state, tell);
  state.phase = BANISH;
  state.waiting = 1 << state.turn;
}

function endMatch(state: CourtePailleState, winners: SeatSet, tell: Told): void {
  state.phase = OVER;
  state.waiting = 0;
  state.winners = winners;
  tell?.({ type: 'ended', scores: listFrom(state.scores, state.seats), winners: seatsIn(winners) });
}

/** A character leaves the game, from hands and table alike (C22, C22a). Answers whether there is another part. */
export function banish(state: CourtePailleState, seat: Seat, character: number, tell: Told): boolean {
  const { cards, seats } = state;
  const given = new Array<Card[]>(seats);
  for (let i = 0; i < seats; i++) given[i] = sendAway(state, handOf(i), character);
  for (const row of [PILE, DISCARD, WEEK]) sendAway(state, row, character);
  state.characters &= ~(1 << character);
  tell?.({ type: 'banished', seat, character: CHARACTERS[character]!, cards: given });
  for (let i = 0; i < seats; i++) if (cards.count(handOf(i)) === 0) goOut(state, i, tell);
  return !isDecided(state, tell);
}

function sendAway({ cards }: CourtePailleState, row: number, character: number): Card[] {
  const gone: number[] = [];
  for (let i = cards.count(row) - 1; i >= 0; i--) {
    if (CASTAWAY_OF[cards.at(row, i)] === character) gone.push(cards.take(row, i));
  }
  gone.sort((a, b) => a - b);
  for (const card of gone) {
    cards.show(card);
    cards.lay(GONE, card);
  }
  return gone.map((card) => NAME_OF[card]!);
}

function goOut(state: CourtePailleState, seat: Seat, tell: Told): void {
  if (has(state.out, seat)) return;
  state.out |= 1 << seat;
  tell?.({ type: 'out', seat });
}

/** Whether anybody has cards, whether only one has, whether only one character is left: in that order (C25a). */
function isDecided(state: CourtePailleState, tell: Told): boolean {
  const stillIn = ((1 << state.seats) - 1) & ~state.out;
  const { characters } = state;
  if (stillIn === 0) endMatch(state, 1 << state.turn, tell);
  else if ((stillIn & (stillIn - 1)) === 0) endMatch(state, stillIn, tell);
  else if ((characters & (characters - 1)) === 0) endMatch(state, scoreLastCharacter(state, tell), tell);
  return state.phase === OVER;
}

/** C23, C24: all cards that nobody holds are shuffled, the winner's Cocos too. */
export function dealNextPart(state: CourtePailleState, chance: Chance, tell: Told): void {
  const { cards, turn: winner } = state;
  const cocos = returnCocos(state, winner, tell);
  cards.toPile(DISCARD);
  cards.toPile(WEEK);
  cards.stackPile();
  state.part++;
  state.shuffles = 0;
  chance.begin(state.part, 0);
  tell?.({ type: 'reshuffled', count: cards.count(PILE) });
  for (let i = 0; i < cocos; i++) drawReplacement(state, winner, chance, tell);
  state.shark = winner;
  while (has(state.out, state.shark)) state.shark = leftOf(state.shark, state.seats);
  tellPart(state, Math.min(weekSize(state.part), cards.count(PILE)), tell);
  layTable(state, chance, tell);
}

/** The winner's Cocos are laid with the other cards on the table; answers how many. */
function returnCocos({ cards }: CourtePailleState, winner: Seat, tell: Told): number {
  const hand = handOf(winner);
  const cocos = cards.ids(hand).filter((card) => card >= FIRST_COCO);
  if (cocos.length === 0) return 0;
  cocos.sort((a, b) => a - b);
  for (const coco of cocos) {
    cards.remove(hand, coco);
    cards.lay(DISCARD, coco);
  }
  tell?.({ type: 'returned', seat: winner, cards: cocos.map((card) => NAME_OF[card]!) });
  return cocos.length;
}
