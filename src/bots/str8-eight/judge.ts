import type { Seat } from '../../engine/seats.ts';
import { MOST_SEATS } from '../../games/str8-eight/about.ts';
import { sequenceTotal } from '../../games/str8-eight/score.ts';
import type { Str8EightState } from '../../games/str8-eight/state.ts';
import { Eye } from './eye.ts';
import { GOES_ON, solo } from './solo.ts';
import { standing } from './standing.ts';
import { exp } from '../network/exact.ts';

/** Chances of single players, raised to this for each seat and one more, and set against each other, come true in a race. */
const RIVALRY = 0.4;
/** How much of its points a sequence still gets that is not completed. */
const LOSERS_LAY = 0.4;
/** What loser's hands cost. */
const LOSERS_HOLD = 45;
/** How much the points of one more card may differ from what is expected. */
const A_CARDS_SPREAD = 5;

/** So that there is always somebody who may complete the hand. */
const LEAST_SHARE = 1e-9;

const eye = new Eye();
const shares = new Float64Array(MOST_SEATS);
const totals = new Float64Array(MOST_SEATS);
const coming = new Float64Array(MOST_SEATS);
const needs = new Uint8Array(MOST_SEATS);
const scores = new Float64Array(MOST_SEATS);
const then = new Float64Array(MOST_SEATS);

/** Everybody's chance to win the match, in the middle of a hand: who may complete it, and how scores stand then. */
export function judgeHand(state: Str8EightState, chances: Float64Array): void {
  const { seats } = state;
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    sum += look(state, seat);
    chances[seat] = 0;
  }
  for (let seat = 0; seat < seats; seat++) {
    const share = shares[seat]! / sum;
    if (share > 0) addCompletion(state, seat, share, chances);
  }
}

/** The nearer the seat's next turn, the better. */
function look(state: Str8EightState, seat: Seat): number {
  const table = solo();
  eye.look(state, seat);
  const at = table.at(eye.needs, eye.last, eye.hand[0]!, eye.hand[1]!, eye.hand[2]!);
  const wait = ((seat - state.turn + state.seats) % state.seats) / state.seats;
  const chance = table.chances[at]! * GOES_ON ** wait;
  shares[seat] = chance ** (1 + RIVALRY * state.seats) + LEAST_SHARE;
  totals[seat] = sequenceTotal(state, seat);
  coming[seat] = table.points[at]!;
  needs[seat] = eye.needs;
  return shares[seat]!;
}

/** What comes of it if that seat completes the hand, which is so likely. */
function addCompletion(state: Str8EightState, completer: Seat, share: number, chances: Float64Array): void {
  const {
    seats,
    options: { target },
  } = state;
  for (let seat = 0; seat < seats; seat++) {
    scores[seat] =
      state.scores[seat]! +
      totals[seat]! +
      (seat === completer ? coming[seat]! : LOSERS_LAY * coming[seat]! - LOSERS_HOLD);
  }
  const spread = A_CARDS_SPREAD * (1 + needs[completer]!);
  const wins = 1 / (1 + exp((target - scores[completer]!) / spread));
  chances[completer] = chances[completer]! + share * wins;
  standing(state, scores, then);
  for (let seat = 0; seat < seats; seat++) chances[seat] = chances[seat]! + share * (1 - wins) * then[seat]!;
}
