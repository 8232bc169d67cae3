import type { Code } from '../../engine/game.ts';
import { leftOf, type Seat } from '../../engine/seats.ts';
import { FACE_OF, HAND_SIZE, PASS_LEFT } from '../../games/str8-eight/cards.ts';
import { DISCARD_CARD, DRAW_DISCARD, DRAW_PILE, faceIn, kindIn, LAY } from '../../games/str8-eight/moves.ts';
import { DISCARD, DRAW, type Str8EightState } from '../../games/str8-eight/state.ts';
import { Eye } from './eye.ts';
import { GOES_ON, solo } from './solo.ts';
import { follows } from './steps.ts';
import { DEDUCTION_OF, PLACE_OF } from './unseen.ts';

/** A point in hand is worth that to get rid of: the hand may end. */
const A_POINT_IN_HAND = 0.0002;
/** Who gets the eighth card has won the hand. */
const EIGHTH_GIVEN = 1;
/** What it gives of a rival's chance to disturb it by passing hands: in play against itself the best of several. */
const DISTURBED = 0.4;

const eye = new Eye();
const next = new Eye();

/** The move that leaves the own sequence most, less what it gives the next player. */
export function pick(state: Str8EightState, seat: Seat, moves: Uint16Array, count: number): Code {
  begin(state, seat);
  let chosen = moves[0]!;
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    const worth = worthOf(state, seat, moves[i]!);
    if (worth > most) {
      most = worth;
      chosen = moves[i]!;
    }
  }
  return chosen;
}

/** Call before `worthOf`. */
export function begin(state: Str8EightState, seat: Seat): void {
  eye.look(state, seat);
  if (state.phase !== DRAW) next.lookAtSequence(state, leftOf(seat, state.seats));
}

/** What a move leaves its seat, in eighth cards. */
export function worthOf(state: Str8EightState, seat: Seat, code: Code): number {
  if (code === DRAW_PILE) return worthOfUnseen();
  if (code === DRAW_DISCARD) return worthOfTop(state);
  const face = faceIn(code);
  const slot = slotOf(face);
  const kind = kindIn(code);
  if (kind === LAY) return worthOfLaying(slot);
  return kind === DISCARD_CARD ? worthOfDiscarding(state, slot) : worthOfPassing(state, seat, slot, face);
}

/** By slot: the three others. */
const OTHERS = Uint8Array.of(1, 2, 3, 0, 2, 3, 0, 1, 3, 0, 1, 2);

function slotOf(face: number): number {
  let slot = 0;
  while (eye.faces[slot] !== face) slot++;
  return slot;
}

function other(slot: number, i: number): number {
  return eye.hand[OTHERS[HAND_SIZE * slot + i]!]!;
}

function worthOfLaying(slot: number): number {
  return solo().worthOfLaying(eye.needs, eye.hand[slot]!, other(slot, 0), other(slot, 1), other(slot, 2));
}

function worthOfKeeping(slot: number): number {
  return solo().worth(eye.needs, eye.last, other(slot, 0), other(slot, 1), other(slot, 2));
}

function worthOfDiscarding({ seats }: Str8EightState, slot: number): number {
  const relief = A_POINT_IN_HAND * DEDUCTION_OF[eye.faces[slot]!]!;
  return worthOfKeeping(slot) + relief - gift(next, eye.hand[slot]!) / (seats - 1);
}

/** For a hand that nobody knows. Whoever gets the own one uses the best of it; whoever leads loses what was collected. */
function worthOfPassing(state: Str8EightState, seat: Seat, slot: number, face: number): number {
  const { seats } = state;
  const lead = leadOver(state, seat);
  const right = seat === 0 ? seats - 1 : seat - 1;
  next.lookAtSequence(state, face === PASS_LEFT ? leftOf(seat, seats) : right);
  const given = Math.max(gift(next, other(slot, 0)), gift(next, other(slot, 1)), gift(next, other(slot, 2)));
  next.lookAtSequence(state, leftOf(seat, seats));
  const relief = A_POINT_IN_HAND * DEDUCTION_OF[face]!;
  return solo().averageWorth(eye.needs, eye.last) + relief + DISTURBED * lead - given / (seats - 1);
}

/** The best chance that another has to complete a sequence, as far as sequences show it. */
function leadOver(state: Str8EightState, seat: Seat): number {
  const table = solo();
  let lead = 0;
  for (let rival = 0; rival < state.seats; rival++) {
    if (rival === seat) continue;
    next.lookAtSequence(state, rival);
    lead = Math.max(lead, table.chances[table.at(next.needs, next.last, 0, 0, 0)]!);
  }
  return lead;
}

/** How much that number adds to the chance of somebody of whom only the sequence is known. */
function gift({ needs, last }: Eye, place: number): number {
  if (place === 0 || !follows(last, place)) return 0;
  if (needs === 1) return EIGHTH_GIVEN;
  const table = solo();
  const { chances } = table;
  return Math.max(0, chances[table.at(needs - 1, place, 0, 0, 0)]! - chances[table.at(needs, last, 0, 0, 0)]!);
}

/** As a turn from here, of which the best is made. */
function worthOfUnseen(): number {
  return solo().worth(eye.needs, eye.last, eye.hand[0]!, eye.hand[1]!, eye.hand[2]!) / GOES_ON;
}

/** The best that can be done with the top of the discards in hand. */
function worthOfTop({ cards: { bytes } }: Str8EightState): number {
  const place = PLACE_OF[FACE_OF[bytes[DISCARD + bytes[DISCARD]!]!]!]!;
  if (!solo().isOfUse(eye.needs, eye.last, place)) return 0;
  eye.hand[HAND_SIZE] = place;
  let most = 0;
  for (let slot = 0; slot <= HAND_SIZE; slot++) {
    most = Math.max(most, worthOfKeeping(slot));
    const card = eye.hand[slot]!;
    if (card !== 0 && follows(eye.last, card)) most = Math.max(most, worthOfLaying(slot));
  }
  eye.hand[HAND_SIZE] = 0;
  return most;
}
