import type { CardId } from '../../engine/cards.ts';
import type { Chance } from '../../engine/chance/chance.ts';
import type { Code } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import { FIRST_COCO, MENU_SIZE, VALUE_OF } from '../../games/courte-paille/cards.ts';
import { aboutIn, MOST_MOVES } from '../../games/courte-paille/moves.ts';
import { BANISH, CHOOSE, MENU, NONE, TAKE, type CourtePailleState } from '../../games/courte-paille/state.ts';
import { scoreBanishments } from './quick-banish.ts';
import { bestPower, scorePowers } from './quick-powers.ts';
import { Reading } from './reading.ts';
import { chanceGone } from './odds.ts';

/* A quick and sensible player of imagined worlds: on numbers alone, and it sees no more than its seat would. */

// Found by play.
/** By value: how likely another is to turn up at most that. Low cards are let go more easily. */
const LOWER = Float64Array.from({ length: 10 }, (_, value) => {
  const higher = 1 - value / 9;
  return 1 - higher * Math.sqrt(higher);
});

const reading = new Reading();
const gains = new Float64Array(MENU_SIZE);
const scores = new Float64Array(MOST_MOVES);

/** The move that promises most at a glance. */
export function quickMove(state: CourtePailleState, seat: Seat, moves: Uint16Array, count: number, luck: Chance): Code {
  quickScores(state, seat, moves, count, scores);
  let best = 0;
  for (let i = 1, ties = 1; i < count; i++) {
    if (scores[i]! > scores[best]!) ties = 1;
    else if (scores[i]! < scores[best]! || luck.below(++ties) !== 0) continue;
    best = i;
  }
  return moves[best]!;
}

/** Writes for each move what it does to the seat's chance to win: only the differences mean something. */
export function quickScores(
  state: CourtePailleState,
  seat: Seat,
  moves: Uint16Array,
  count: number,
  into: Float64Array,
): void {
  const { phase } = state;
  if (phase === BANISH) return scoreBanishments(state, seat, moves, count, into);
  reading.read(state, seat);
  if (phase === TAKE) for (let i = 0; i < count; i++) into[i] = reading.gainOf(aboutIn(moves[i]!));
  else if (phase === CHOOSE) scoreChoices(state, seat, moves, count, into);
  else scorePowers(reading, state, seat, moves, count, into);
}

/** What comes for each card of the hand, less what it was worth. */
function scoreChoices(
  state: CourtePailleState,
  seat: Seat,
  moves: Uint16Array,
  count: number,
  into: Float64Array,
): void {
  const offers = sortGains(state.cards.bytes);
  for (let i = 0; i < count; i++) into[i] = scoreOf(state, seat, aboutIn(moves[i]!), offers);
}

function scoreOf(state: CourtePailleState, seat: Seat, card: CardId, offers: number): number {
  if (card >= FIRST_COCO) return bestPower(reading, state, seat, card);
  return expected(playersBefore(state, seat, VALUE_OF[card]!), offers) - reading.lossOf(card);
}

/** The gains of the menu's cards, highest first; answers how many there are. */
function sortGains(bytes: Uint8Array): number {
  const count = bytes[MENU]!;
  for (let i = 0; i < count; i++) {
    const gain = reading.gainOf(bytes[MENU + 1 + i]!);
    let at = i;
    for (; at > 0 && gains[at - 1]! < gain; at--) gains[at] = gains[at - 1]!;
    gains[at] = gain;
  }
  return count;
}

/** What the menu is expected to offer still after so many players: the best card, or else the next best. */
function expected(before: number, offers: number): number {
  if (offers === 0) return reading.gainOfDraw();
  const gone = chanceGone(before);
  let reached = 1;
  let sum = 0;
  for (let i = 0; i < offers; i++) {
    sum += reached * (1 - gone) * gains[i]!;
    reached *= gone;
  }
  return sum + reached * gains[offers - 1]!;
}

/** How many are expected to come first: equal values do if nearer to the shark (C6). */
export function playersBefore({ seats, shark, waiting, chosen }: CourtePailleState, seat: Seat, value: number): number {
  const mine = distance(seat, shark, seats);
  let before = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat || (((waiting >> other) & 1) === 0 && chosen[other] === NONE)) continue;
    before += LOWER[distance(other, shark, seats) < mine ? value : value - 1]!;
  }
  return before;
}

export function distance(seat: Seat, shark: Seat, seats: number): number {
  return seat < shark ? seat + seats - shark : seat - shark;
}
