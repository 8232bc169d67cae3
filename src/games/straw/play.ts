import { LOTS, type Chance } from '../../engine/chance/chance.ts';
import type { Code, Tell } from '../../engine/game.ts';
import { dealHands } from '../../engine/hands.ts';
import { listFrom } from '../../engine/list.ts';
import { leadersIn, leftOf, seatsIn, type Seat, type SeatSet } from '../../engine/seats.ts';
import { DECK, FACE_OF, HAND_SIZE, loadOf, readTotal, REVERSE, STRAW, NAME_OF } from './cards.ts';
import { BREAKING_POINT, nextAfter } from './faces.ts';
import type { Played, StrawEvent } from './events.ts';
import { effectOf, faceIn, playableIn, weightIn } from './moves.ts';
import { FIRST_DIRECTION } from './rounds.ts';
import { isLastRound, NOBODY, scoreRound } from './score.ts';
import {
  CAMEL,
  handOf,
  logged,
  NOTHING,
  passing,
  passingOnEmpty,
  passingOnLoaded,
  PILE,
  type StrawState,
} from './state.ts';

type Told = Tell<StrawEvent> | undefined;

export function start(state: StrawState, chance: Chance, tell?: Tell<StrawEvent>): void {
  chance.begin(LOTS, 0);
  state.dealer = chance.below(state.seats);
  state.round = 0;
  state.winners = 0;
  state.scores.fill(0);
  deal(state, chance, tell);
}

export function waitingFor(state: StrawState): SeatSet {
  return state.winners === 0 ? 1 << state.turn : 0;
}

export function play(state: StrawState, seat: Seat, code: Code, chance: Chance, tell?: Tell<StrawEvent>): void {
  const face = faceIn(code);
  load(state, seat, face, weightIn(code));
  tell?.(played(state, seat, face, weightIn(code)));
  if (state.total > BREAKING_POINT || face === STRAW) return breakBack(state, seat, face, chance, tell);
  if (state.cards.count(PILE) > 0) draw(state, seat, chance, tell);
  nextTurn(state, seat, chance, tell);
}

/** The card goes from the hand onto the camel and does what it does (S6 to S10). */
function load(state: StrawState, seat: Seat, face: number, weight: number): void {
  const { cards } = state;
  const hand = handOf(seat);
  const card = cards.pluckFace(hand, face);
  cards.show(card);
  const effect = effectOf(state, face);
  if (effect === REVERSE) state.direction = state.direction === 1 ? -1 : 1;
  state.echo = effect;
  state.total += loadOf(effect, weight);
  state.log[cards.count(CAMEL)] = logged(seat, state.total);
  cards.lay(CAMEL, card);
  state.passed &= ~passing(seat);
}

function played(state: StrawState, seat: Seat, face: number, weight: number): Played {
  const card = DECK.names[face]!;
  const total = readTotal(face, state.total);
  const { direction } = state;
  if (weight === 0) return { type: 'played', seat, card, total, direction };
  return { type: 'played', seat, card, weight, total, direction };
}

function draw(state: StrawState, seat: Seat, chance: Chance, tell: Told): void {
  const card = state.cards.drawTo(handOf(seat), 1 << seat, chance);
  tell?.({ type: 'drew', seat, card: NAME_OF[card]! });
}

function nextTurn(state: StrawState, after: Seat, chance: Chance, tell: Told): void {
  state.turn = nextAfter(after, state.direction, state.seats);
  if (!canPlay(state, state.turn)) passOn(state, chance, tell);
}

/** Whoever cannot play passes (S11), until somebody can, or nobody can (S12a). */
function passOn(state: StrawState, chance: Chance, tell: Told): void {
  for (let passes = 0; passes < state.seats; passes++) {
    const { turn } = state;
    if (canPlay(state, turn)) return;
    state.passed |= state.echo === NOTHING ? passingOnEmpty(turn) : passingOnLoaded(turn);
    tell?.({ type: 'passed', seat: turn });
    state.turn = nextAfter(turn, state.direction, state.seats);
  }
  endRound(state, NOBODY, false, chance, tell);
}

export function canPlay(state: StrawState, seat: Seat): boolean {
  const { bytes } = state.cards;
  const hand = handOf(seat);
  const end = hand + bytes[hand]!;
  const playable = playableIn(state);
  for (let slot = hand + 1; slot <= end; slot++) if (((playable >> FACE_OF[bytes[slot]!]!) & 1) !== 0) return true;
  return false;
}

function breakBack(state: StrawState, seat: Seat, face: number, chance: Chance, tell: Told): void {
  tell?.({ type: 'broke', seat, card: DECK.names[face]! });
  endRound(state, seat, face === STRAW, chance, tell);
}

function endRound(state: StrawState, breaker: Seat, byStraw: boolean, chance: Chance, tell: Told): void {
  scoreRound(state, breaker, byStraw, tell);
  if (isLastRound(state)) return endMatch(state, tell);
  state.dealer = leftOf(state.dealer, state.seats);
  deal(state, chance, tell);
}

function endMatch(state: StrawState, tell: Told): void {
  state.winners = leadersIn(state.scores, state.seats);
  tell?.({ type: 'ended', scores: listFrom(state.scores, state.seats), winners: seatsIn(state.winners) });
}

function deal(state: StrawState, chance: Chance, tell: Told): void {
  const { cards } = state;
  state.round++;
  state.direction = FIRST_DIRECTION;
  state.total = 0;
  state.echo = NOTHING;
  state.passed = 0;
  tell?.({ type: 'round', number: state.round, dealer: state.dealer, first: leftOf(state.dealer, state.seats) });
  cards.gather();
  chance.begin(state.round, 0);
  dealHands(state, HAND_SIZE, handOf, chance, tell);
  nextTurn(state, state.dealer, chance, tell);
}
