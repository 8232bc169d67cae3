import type { Seat } from '../../engine/seats.ts';
import { CASTAWAY_OF, COCO, VALUE_OF } from '../../games/courte-paille/cards.ts';
import { aboutIn } from '../../games/courte-paille/moves.ts';
import { handOf, type CourtePailleState } from '../../games/courte-paille/state.ts';
import { KINDS } from './odds.ts';
import { playersIn } from './reading.ts';

// In points, found by play. A card is worth so much for being one, since hands are not filled up again (C23).
const A_CARD = 5;
const RUIN = 100;
/** In chances to win. */
const A_POINT = 0.01;
const LAST_TWO = 2;

const own = new Float64Array(KINDS);
const theirs = new Float64Array(KINDS);

/** What the others lose with each character, as far as this seat knows, less what it loses itself. */
export function scoreBanishments(
  state: CourtePailleState,
  seat: Seat,
  moves: Uint16Array,
  count: number,
  into: Float64Array,
): void {
  const rivals = count === LAST_TWO ? 1 : playersIn(state) - 1;
  const size = state.cards.count(handOf(seat));
  own.fill(0);
  theirs.fill(0);
  for (let other = 0; other < state.seats; other++) weigh(state, other, seat, other === seat ? own : theirs);
  for (let i = 0; i < count; i++) {
    const character = aboutIn(moves[i]!);
    const isRuin = count > LAST_TWO && cardsOf(state, seat, character) === size;
    into[i] = (theirs[character]! / rivals - own[character]! - (isRuin ? RUIN : 0)) * A_POINT;
  }
}

function weigh({ cards: { bytes } }: CourtePailleState, seat: Seat, eye: Seat, into: Float64Array): void {
  const hand = handOf(seat);
  const end = hand + bytes[hand]!;
  for (let slot = hand + 1; slot <= end; slot++) {
    const card = bytes[slot]!;
    const kind = CASTAWAY_OF[card]!;
    if (kind !== COCO && ((bytes[card]! >> eye) & 1) === 1) into[kind]! += A_CARD + VALUE_OF[card]!;
  }
}

function cardsOf({ cards: { bytes } }: CourtePailleState, seat: Seat, kind: number): number {
  const hand = handOf(seat);
  const end = hand + bytes[hand]!;
  let cards = 0;
  for (let slot = hand + 1; slot <= end; slot++) if (CASTAWAY_OF[bytes[slot]!] === kind) cards++;
  return cards;
}
