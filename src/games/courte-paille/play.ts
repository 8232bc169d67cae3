import type { Row } from '../../engine/cards.ts';
import { LOTS, type Chance } from '../../engine/chance/chance.ts';
import type { Code, Tell } from '../../engine/game.ts';
import { leftOf, type Seat, type SeatSet } from '../../engine/seats.ts';
import { FIRST_COCO, NAME_OF, type Card } from './cards.ts';
import type { CourtePailleEvent } from './events.ts';
import { aboutIn, isAsleep, MOST_MOVES, powers } from './moves.ts';
import { banish, dealFirstPart, dealNextPart, endPart } from './parts.ts';
import { replaceCoco, usePower } from './powers.ts';
import { lineUp } from './queue.ts';
import {
  ALL_CHARACTERS,
  CHOOSE,
  faceDown,
  handOf,
  MENU,
  NONE,
  POWER,
  TAKE,
  WEEK,
  type CourtePailleState,
} from './state.ts';
import { clearMenu, discardChosen, drawReplacement, layMenu, takeFromMenu, turnUpNext } from './table.ts';
import { forgetTraces, seeChosen } from './traces.ts';

type Told = Tell<CourtePailleEvent> | undefined;

export function start(state: CourtePailleState, chance: Chance, tell?: Tell<CourtePailleEvent>): void {
  chance.begin(LOTS, 0);
  state.shark = chance.below(state.seats);
  state.characters = ALL_CHARACTERS;
  state.out = 0;
  state.counted = 0;
  state.compared = 0;
  state.winners = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    state.scores[seat] = 0;
    state.heard[seat] = NONE;
    state.chosen[seat] = NONE;
  }
  forgetTraces(state);
  dealFirstPart(state, chance, tell);
  beginRound(state, chance, tell);
}

export function waitingFor({ waiting }: CourtePailleState): SeatSet {
  return waiting;
}

export function play(
  state: CourtePailleState,
  seat: Seat,
  code: Code,
  chance: Chance,
  tell?: Tell<CourtePailleEvent>,
): void {
  const { phase } = state;
  if (phase === CHOOSE) return choose(state, seat, code, chance, tell);
  if (phase === TAKE) takeFromMenu(state, seat, aboutIn(code), tell);
  else if (phase === POWER) usePower(state, seat, code, chance, tell);
  else return nextPart(state, seat, code, chance, tell);
  resolve(state, chance, tell);
}

/** In secret: nothing is told before all have chosen (C5). */
function choose(state: CourtePailleState, seat: Seat, code: Code, chance: Chance, tell: Told): void {
  state.chosen[seat] = aboutIn(code);
  state.waiting &= ~(1 << seat);
  if (state.waiting !== 0) return;
  turnUpChosen(state, tell);
  resolve(state, chance, tell);
}

function turnUpChosen(state: CourtePailleState, tell: Told): void {
  const { cards, chosen, seats } = state;
  lineUp(state);
  for (let seat = 0; seat < seats; seat++) {
    const card = chosen[seat]!;
    if (card === NONE) continue;
    if (state.landers !== 0) seeChosen(state, seat, card);
    cards.show(card);
  }
  tell?.({ type: 'chose', cards: chosenCards(state) });
}

function chosenCards({ chosen, seats }: CourtePailleState): (Card | null)[] {
  const list = new Array<Card | null>(seats);
  for (let seat = 0; seat < seats; seat++) list[seat] = chosen[seat] === NONE ? null : NAME_OF[chosen[seat]!]!;
  return list;
}

/** One card after the other (C6), up to one whose player has something to decide. */
function resolve(state: CourtePailleState, chance: Chance, tell: Told): void {
  while (state.resolved < state.queued) {
    const seat = state.queue[state.resolved++]!;
    const isCoco = state.chosen[seat]! >= FIRST_COCO;
    const phase = isCoco ? turnCoco(state, seat, chance, tell) : replaceCharacter(state, seat, chance, tell);
    if (phase !== CHOOSE) return decide(state, phase, seat);
  }
  endRound(state, chance, tell);
}

function decide(state: CourtePailleState, phase: number, seat: Seat): void {
  state.phase = phase;
  state.turn = seat;
  state.waiting = 1 << seat;
}

/** What its player has to decide, or `CHOOSE` for nothing: the last card of a menu is no choice (C7). */
function replaceCharacter(state: CourtePailleState, seat: Seat, chance: Chance, tell: Told): number {
  discardChosen(state, seat, tell);
  const menu = state.cards.count(MENU);
  if (menu > 1) return TAKE;
  if (menu === 1) takeFromMenu(state, seat, state.cards.at(MENU, 0), tell);
  else drawReplacement(state, seat, chance, tell);
  return CHOOSE;
}

const onlyPower = new Uint16Array(MOST_MOVES);

/** A Coco with one thing to do does it; with none it is simply replaced (C8a). */
function turnCoco(state: CourtePailleState, seat: Seat, chance: Chance, tell: Told): number {
  // every card of the week could be removed
  if (state.cards.count(WEEK) > 1) return POWER;
  const count = powers(state, seat, onlyPower);
  if (count > 1) return POWER;
  if (count === 1) usePower(state, seat, onlyPower[0]!, chance, tell);
  else replaceCoco(state, seat, chance, tell);
  return CHOOSE;
}

/** C10, or the end of the week (C10c, C15a). */
function endRound(state: CourtePailleState, chance: Chance, tell: Told): void {
  clearMenu(state, tell);
  if (faceDown(state) <= 1) return endPart(state, tell);
  layMenu(state, chance, tell);
  turnUpNext(state, tell);
  passShark(state, tell);
  beginRound(state, chance, tell);
}

function passShark(state: CourtePailleState, tell: Told): void {
  do state.shark = leftOf(state.shark, state.seats);
  while ((state.out & (1 << state.shark)) !== 0);
  tell?.({ type: 'shark', seat: state.shark });
}

/** Whoever has nothing but sleeping Cocos sits the round out (C14). */
function beginRound(state: CourtePailleState, chance: Chance, tell: Told): void {
  state.phase = CHOOSE;
  state.waiting = choosers(state);
  if (state.waiting !== 0) return;
  turnUpChosen(state, tell);
  endRound(state, chance, tell);
}

function choosers(state: CourtePailleState): SeatSet {
  const { bytes } = state.cards;
  let set = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    const hand = handOf(seat);
    if (state.asleep === 0 ? bytes[hand]! > 0 : hasAwake(state, hand)) set |= 1 << seat;
  }
  return set;
}

function hasAwake(state: CourtePailleState, hand: Row): boolean {
  const { bytes } = state.cards;
  const end = hand + bytes[hand]!;
  for (let slot = hand + 1; slot <= end; slot++) if (!isAsleep(state, bytes[slot]!)) return true;
  return false;
}

function nextPart(state: CourtePailleState, seat: Seat, code: Code, chance: Chance, tell: Told): void {
  if (!banish(state, seat, aboutIn(code), tell)) return;
  dealNextPart(state, chance, tell);
  beginRound(state, chance, tell);
}
