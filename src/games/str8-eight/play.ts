import type { CardId, Row } from '../../engine/cards.ts';
import { LOTS, type Chance } from '../../engine/chance/chance.ts';
import type { Code, Tell } from '../../engine/game.ts';
import { dealHands } from '../../engine/hands.ts';
import { listFrom } from '../../engine/list.ts';
import { seatsIn, type Seat, type SeatSet } from '../../engine/seats.ts';
import { FACE_OF, HAND_SIZE, NAME_OF, PASS_LEFT, type NumberCard, type PassCard } from './cards.ts';
import { nextAfter, SEQUENCE_SIZE } from './faces.ts';
import type { Str8EightEvent } from './events.ts';
import { DRAW_PILE, faceIn, kindIn, LAY, PASS } from './moves.ts';
import { passHands } from './pass.ts';
import { isStr8, NOBODY, scoreHand, winnersOf } from './score.ts';
import { DISCARD, DRAW, handOf, OVER, PASSED, PILE, PLAY, sequenceOf, type Str8EightState } from './state.ts';

type Told = Tell<Str8EightEvent> | undefined;

export function start(state: Str8EightState, chance: Chance, tell?: Tell<Str8EightEvent>): void {
  chance.begin(LOTS, 0);
  state.dealer = chance.below(state.seats);
  state.hand = 0;
  state.winners = 0;
  for (let seat = 0; seat < state.seats; seat++) state.scores[seat] = 0;
  deal(state, chance, tell);
}

export function waitingFor({ phase, turn }: Str8EightState): SeatSet {
  return phase === OVER ? 0 : 1 << turn;
}

export function play(state: Str8EightState, seat: Seat, code: Code, chance: Chance, tell?: Tell<Str8EightEvent>): void {
  if (state.phase === DRAW) {
    if (code === DRAW_PILE) drawFromPile(state, seat, chance, tell);
    else drawFromDiscard(state, seat, tell);
    return;
  }
  const kind = kindIn(code);
  const card = giveUp(state, seat, faceIn(code));
  if (kind === LAY) return lay(state, seat, card, chance, tell);
  if (kind === PASS) playPass(state, seat, card, tell);
  else discard(state, seat, card, tell);
  state.barren++;
  if (state.barren === state.mostBarren) endHand(state, NOBODY, chance, tell);
  else nextTurn(state, chance, tell);
}

function drawFromPile(state: Str8EightState, seat: Seat, chance: Chance, tell: Told): void {
  const card = state.cards.drawTo(handOf(seat), 1 << seat, chance);
  state.phase = PLAY;
  tell?.({ type: 'drew', seat, card: NAME_OF[card]!, from: 'pile' });
}

function drawFromDiscard(state: Str8EightState, seat: Seat, tell: Told): void {
  const { cards } = state;
  const card = cards.take(DISCARD, cards.count(DISCARD) - 1);
  cards.lay(handOf(seat), card);
  state.phase = PLAY;
  tell?.({ type: 'drew', seat, card: NAME_OF[card]!, from: 'discard' });
}

/** The card leaves the hand for all to see. */
function giveUp({ cards }: Str8EightState, seat: Seat, face: number): CardId {
  const hand = handOf(seat);
  const card = cards.pluckFace(hand, face);
  if (face >= PASS_LEFT) forgetOne(cards.bytes, hand, card);
  cards.show(card);
  return card;
}

/**
 * Who knew of one of several equal cards in this hand cannot tell that it was not this one. So it takes with it what
 * anybody knows of one of them, and leaves the others what is known of two.
 */
function forgetOne(bytes: Uint8Array, hand: Row, gone: CardId): void {
  const end = hand + bytes[hand]!;
  for (let slot = hand + 1; slot <= end; slot++) {
    const card = bytes[slot]!;
    if (FACE_OF[card] !== FACE_OF[gone]) continue;
    const either = bytes[card]! | bytes[gone]!;
    bytes[card] = bytes[card]! & bytes[gone]!;
    bytes[gone] = either;
  }
}

function lay(state: Str8EightState, seat: Seat, card: CardId, chance: Chance, tell: Told): void {
  const { cards } = state;
  const sequence = sequenceOf(seat);
  cards.lay(sequence, card);
  state.barren = 0;
  tell?.({ type: 'laid', seat, card: NAME_OF[card] as NumberCard });
  if (cards.count(sequence) < SEQUENCE_SIZE) return nextTurn(state, chance, tell);
  tell?.({ type: 'completed', seat, str8: isStr8(state, seat) });
  endHand(state, seat, chance, tell);
}

/** From the pass pile nobody draws (E9). */
function playPass(state: Str8EightState, seat: Seat, card: CardId, tell: Told): void {
  state.cards.lay(PASSED, card);
  passHands(state, FACE_OF[card] === PASS_LEFT ? 1 : state.seats - 1);
  tell?.({ type: 'passed', seat, card: NAME_OF[card] as PassCard });
}

function discard({ cards }: Str8EightState, seat: Seat, card: CardId, tell: Told): void {
  cards.lay(DISCARD, card);
  tell?.({ type: 'discarded', seat, card: NAME_OF[card]! });
}

function nextTurn(state: Str8EightState, chance: Chance, tell: Told): void {
  state.turn = nextAfter(state.turn, state.seats);
  beginTurn(state, chance, tell);
}

/** With an empty discard pile there is only one to draw from (E6a, E10a). */
function beginTurn(state: Str8EightState, chance: Chance, tell: Told): void {
  const { bytes } = state.cards;
  if (bytes[PILE] === 0) reshuffle(state, chance, tell);
  if (bytes[DISCARD] === 0) drawFromPile(state, state.turn, chance, tell);
  else state.phase = DRAW;
}

/** Discard pile and pass pile become the draw pile (E10). */
function reshuffle(state: Str8EightState, chance: Chance, tell: Told): void {
  const { cards } = state;
  cards.toPile(DISCARD);
  cards.toPile(PASSED);
  cards.stackPile();
  state.shuffles++;
  chance.begin(state.hand, state.shuffles);
  tell?.({ type: 'reshuffled', count: cards.count(PILE) });
}

function endHand(state: Str8EightState, completer: Seat, chance: Chance, tell: Told): void {
  scoreHand(state, completer, tell);
  state.winners = winnersOf(state, completer);
  if (state.winners !== 0) return endMatch(state, tell);
  state.dealer = nextAfter(state.dealer, state.seats);
  deal(state, chance, tell);
}

function endMatch(state: Str8EightState, tell: Told): void {
  state.phase = OVER;
  tell?.({ type: 'ended', scores: listFrom(state.scores, state.seats), winners: seatsIn(state.winners) });
}

/** E5, E15 */
function deal(state: Str8EightState, chance: Chance, tell: Told): void {
  const { cards } = state;
  state.hand++;
  state.shuffles = 0;
  state.barren = 0;
  state.turn = nextAfter(state.dealer, state.seats);
  tell?.({ type: 'hand', number: state.hand, dealer: state.dealer, first: state.turn });
  cards.gather();
  chance.begin(state.hand, 0);
  dealHands(state, HAND_SIZE, handOf, chance, tell);
  beginTurn(state, chance, tell);
}
