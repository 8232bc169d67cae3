import type { Code } from '../../engine/game.ts';
import {
  BREAKING_POINT,
  CARDS,
  COPY,
  DECK,
  HAND_SIZE,
  LIGHTEST_LAMP,
  loadOf,
  STRAW,
  WORTH,
} from '../../games/straw/cards.ts';
import { faceIn, weightIn } from '../../games/straw/moves.ts';
import type { Loaded, StrawView } from '../../games/straw/view.ts';
import { best } from '../best.ts';
import type { Bot } from '../bot.ts';

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

/** By the room that is left: the chance that somebody with a full hand holds nothing that fits. */
const STUCK = Float64Array.from({ length: 10 }, (_, room) => {
  const tooHeavy = CARDS.reduce((sum, { count }, face) => (LEAST[face]! > room ? sum + count : sum), 0);
  return (tooHeavy / DECK.size) ** HAND_SIZE;
});

/** What the seat sees, as numbers. */
interface Look {
  readonly total: number;
  readonly players: number;
  readonly hand: readonly number[];
  readonly worth: number;
  /** The face that a copy would repeat; meaningless on an empty camel, where none may be played. */
  readonly echo: number;
}

/** The rules of thumb of a family player: the best score of one look at each card, and no thought further on. */
export const mediumStraw: Bot<StrawView> = {
  choose(question, luck) {
    if (question.count === 1) return question.moves[0]!;
    const look = lookAt(question.view());
    return best(question, luck, (code) => score(look, code));
  },
};

function lookAt({ seats, turn, total, camel }: StrawView): Look {
  const hand: number[] = [];
  let worth = 0;
  for (const card of seats[turn!]!.hand) {
    const face = DECK.face(card!)!;
    hand.push(face);
    worth += WORTH[face]!;
  }
  return { total, players: seats.length, hand, worth, echo: echoOf(camel) };
}

function echoOf(camel: readonly Loaded[]): number {
  let top = camel.length - 1;
  while (top > 0 && camel[top]!.card === 'copy') top--;
  return top < 0 ? COPY : DECK.face(camel[top]!.card)!;
}

function score(look: Look, code: Code): number {
  const face = faceIn(code);
  const kept = look.worth - WORTH[face]!;
  if (face === STRAW) return kept < WORTHWHILE ? STRAW_LAST : STRAW_FIRST;
  const room = BREAKING_POINT - look.total - loadOf(face === COPY ? look.echo : face, weightIn(code));
  if (room < 0) return BREAKS;
  return kept + wayOut(look, face, room) * (WAY_OUT / look.players ** 2 + PRESSURE * (STUCK[room] ?? 0));
}

/** The chance that the hand without that card still has a way out when the turn comes round again. */
function wayOut({ hand }: Look, played: number, room: number): number {
  const gone = hand.indexOf(played);
  let none = 1;
  for (let i = 0; i < hand.length; i++) {
    const face = hand[i]!;
    if (i !== gone && LEAST[face]! <= room) none *= 1 - SURE[face]!;
  }
  return 1 - none;
}
