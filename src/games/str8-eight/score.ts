import type { Tell } from '../../engine/game.ts';
import { namesBySeat } from '../../engine/hands.ts';
import { listFrom } from '../../engine/list.ts';
import { firstOf, leadersIn, type Seat, type SeatSet } from '../../engine/seats.ts';
import { FACE_OF, GROUP_OF, NUMBER_OF, PASS_LEFT, type NumberCard } from './cards.ts';
import { PASS_DEDUCTION } from './faces.ts';
import type { Str8EightEvent } from './events.ts';
import { handOf, sequenceOf, type Str8EightState } from './state.ts';

/** Who completed a hand that ends under E11a. */
export const NOBODY: Seat = -1;

/** Hands are shown and counted (E12 to E14). */
export function scoreHand(state: Str8EightState, completer: Seat, tell?: Tell<Str8EightEvent>): void {
  const { cards, scores, seats } = state;
  const str8 = completer !== NOBODY && isStr8(state, completer);
  const points = tell && new Array<number>(seats);
  for (let seat = 0; seat < seats; seat++) {
    cards.showRow(handOf(seat));
    const scored = pointsOf(state, seat, completer, str8);
    scores[seat] = scores[seat]! + scored;
    if (points !== undefined) points[seat] = scored;
  }
  if (points === undefined) return;
  tell?.({
    type: 'scored',
    hands: namesBySeat(state, handOf),
    sequences: namesBySeat(state, sequenceOf) as NumberCard[][],
    points,
    totals: listFrom(scores, seats),
  });
}

/** All of one colour group (E14). */
export function isStr8({ cards }: Str8EightState, seat: Seat): boolean {
  const sequence = sequenceOf(seat);
  const group = GROUP_OF[FACE_OF[cards.at(sequence, 0)]!]!;
  for (let i = cards.count(sequence) - 1; i > 0; i--) {
    if (GROUP_OF[FACE_OF[cards.at(sequence, i)]!] !== group) return false;
  }
  return true;
}

function pointsOf(state: Str8EightState, seat: Seat, completer: Seat, str8: boolean): number {
  if (seat !== completer) return (str8 ? 0 : sequenceTotal(state, seat)) - deduction(state, seat);
  let points = sequenceTotal(state, seat);
  for (let other = 0; other < state.seats; other++) {
    if (str8 && other !== seat) points += sequenceTotal(state, other);
  }
  return points;
}

export function sequenceTotal({ cards: { bytes } }: Str8EightState, seat: Seat): number {
  const sequence = sequenceOf(seat);
  const end = sequence + bytes[sequence]!;
  let total = 0;
  for (let slot = sequence + 1; slot <= end; slot++) total += NUMBER_OF[FACE_OF[bytes[slot]!]!]!;
  return total;
}

/** The numbers in hand, a pass card as 50 (E13). */
function deduction({ cards: { bytes } }: Str8EightState, seat: Seat): number {
  const hand = handOf(seat);
  const end = hand + bytes[hand]!;
  let total = 0;
  for (let slot = hand + 1; slot <= end; slot++) {
    const face = FACE_OF[bytes[slot]!]!;
    total += face < PASS_LEFT ? NUMBER_OF[face]! : PASS_DEDUCTION;
  }
  return total;
}

/** Who has won with this hand: nobody, as long as nobody has reached the target (E16 to E17a). */
export function winnersOf({ scores, seats, options: { target } }: Str8EightState, completer: Seat): SeatSet {
  if (completer !== NOBODY && scores[completer]! >= target) return 1 << completer;
  const leaders = leadersIn(scores, seats);
  return scores[firstOf(leaders)]! < target ? 0 : leaders;
}
