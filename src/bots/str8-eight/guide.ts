import { SEQUENCE_SIZE } from '../../games/str8-eight/faces.ts';
import { DRAW, sequenceOf, type Str8EightState } from '../../games/str8-eight/state.ts';
import type { Guide } from '../search/guide.ts';
import { judgeHand } from './judge.ts';
import { begin, pick, worthOf } from './policy.ts';
import { standing } from './standing.ts';
import { exp } from '../network/exact.ts';

/** A playout goes on for so many turns of each player: with two the judgement's own mistakes begin to show in long searches. */
const ROUNDS = 5;
/** Nearer to the end of a hand than this it goes on to the end, but not for ever. */
const NEAR = SEQUENCE_SIZE - 2;
const ROUNDS_NEAR = 12;
/** How much better a move must look to be hoped for e times as much. */
const DOUBT = 0.05;

const scores = new Float64Array(8);

export const str8EightGuide: Guide<Str8EightState> = {
  curiosity: 0.5,
  trust: { worth: DOUBT, tries: 100 },
  mayDealAnew: () => true,
  roundOf: ({ hand }) => hand,
  isFarEnough,
  judge(state, chances) {
    if (isFresh(state)) {
      for (let seat = 0; seat < state.seats; seat++) scores[seat] = state.scores[seat]!;
      standing(state, scores, chances);
    } else judgeHand(state, chances);
  },
  pick,
  hope(state, seat, moves, count, hopes) {
    begin(state, seat);
    let most = -Infinity;
    for (let i = 0; i < count; i++) {
      hopes[i] = worthOf(state, seat, moves[i]!);
      most = Math.max(most, hopes[i]!);
    }
    let sum = 0;
    for (let i = 0; i < count; i++) {
      hopes[i] = exp((hopes[i]! - most) / DOUBT);
      sum += hopes[i]!;
    }
    for (let i = 0; i < count; i++) hopes[i] = hopes[i]! / sum;
  },
};

/** Nothing has been laid yet. */
function isFresh({ cards: { bytes }, seats }: Str8EightState): boolean {
  for (let seat = 0; seat < seats; seat++) if (bytes[sequenceOf(seat)] !== 0) return false;
  return true;
}

function isFarEnough({ cards: { bytes }, phase, seats }: Str8EightState, plies: number): boolean {
  if (phase !== DRAW || plies < 2 * seats * ROUNDS) return false;
  if (plies >= 2 * seats * ROUNDS_NEAR) return true;
  for (let seat = 0; seat < seats; seat++) if (bytes[sequenceOf(seat)]! >= NEAR) return false;
  return true;
}
