import type { Code } from '../../engine/game.ts';
import { CARDS, COPY, DECK, HAND_SIZE, LIGHTEST_LAMP, loadOf, STRAW, WORTH } from '../../games/straw/cards.ts';
import { BREAKING_POINT } from '../../games/straw/faces.ts';
import { faceIn, weightIn } from '../../games/straw/moves.ts';

// All in points, found by play. The fewer at the table, the likelier that one's own way out is needed, so its value
// is divided by the players twice.
const WAY_OUT = 224;
const PRESSURE = 8;
const WORTHWHILE = 5;
const STRAW_FIRST = 1000;
const STRAW_LAST = -1000;
const BREAKS = -2000;

/** How surely a card is a way out once the load is close to breaking. Heavy items are none. */
const SURE = Float64Array.from(CARDS, ({ kind, weight }) => {
  if (kind === 'item') return Math.max(0, 0.9 - 0.18 * weight);
  return { carpet: 0.95, reverse: 0.95, lamp: 0.8, straw: 0.5, copy: 0.3 }[kind];
});

/** The least that a card adds to the load: a copy and a straw are counted as nothing. */
const LEAST = Int8Array.from(CARDS, ({ kind, weight }) => (kind === 'lamp' ? LIGHTEST_LAMP : weight));

/** From this much room on everybody can play anything. */
const ROOMS = 10;

/** By the room that is left: the chance that somebody with a full hand holds nothing that fits. */
const STUCK = Float64Array.from({ length: ROOMS }, (_, room) => {
  const tooHeavy = CARDS.reduce((sum, { count }, face) => (LEAST[face]! > room ? sum + count : sum), 0);
  return (tooHeavy / DECK.size) ** HAND_SIZE;
});

/** What a seat sees, as numbers. */
export class Look {
  total = 0;
  players = 0;
  /** The faces of the hand. */
  readonly hand = new Uint8Array(HAND_SIZE);
  count = 0;
  worth = 0;
  /** The face that a copy would repeat; meaningless on an empty camel, where none may be played. */
  echo = COPY;

  hold(face: number): void {
    this.hand[this.count++] = face;
    this.worth += WORTH[face]!;
  }

  empty(): void {
    this.count = 0;
    this.worth = 0;
  }
}

/** What one look at a move says of it, in points. */
export function scoreOf(look: Look, code: Code): number {
  const face = faceIn(code);
  const kept = look.worth - WORTH[face]!;
  if (face === STRAW) return kept < WORTHWHILE ? STRAW_LAST : STRAW_FIRST;
  const room = roomAfter(look, code);
  if (room < 0) return BREAKS;
  return kept + wayOut(look, face, room) * (WAY_OUT / look.players ** 2 + PRESSURE * (STUCK[room] ?? 0));
}

/** How much more the camel can bear after a move that is no straw; less than nothing if it breaks. */
export function roomAfter({ total, echo }: Look, code: Code): number {
  const face = faceIn(code);
  return BREAKING_POINT - total - loadOf(face === COPY ? echo : face, weightIn(code));
}

/** The chance that the hand without that card still has a way out when the turn comes round again. */
function wayOut({ hand, count }: Look, played: number, room: number): number {
  let isGone = false;
  let none = 1;
  for (let i = 0; i < count; i++) {
    const face = hand[i]!;
    if (face === played && !isGone) isGone = true;
    else if (LEAST[face]! <= room) none *= 1 - SURE[face]!;
  }
  return 1 - none;
}
