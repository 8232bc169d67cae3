import type { StrawState } from '../../games/straw/state.ts';
import type { Guide } from '../search/guide.ts';
import { believe } from './belief.ts';
import { Instinct } from './instinct.ts';
import { judge } from './judge.ts';
import { exp } from '../network/exact.ts';

const instinct = new Instinct();
/** A move that seems worse by so many points is hoped for less by a factor of e, down to a limit. A point is about one chance in a hundred. */
const POINTS = 2;
const LEAST_HOPE = -5;

export const strawGuide: Guide<StrawState> = {
  curiosity: 0.5,
  trust: { worth: 0.02, tries: 500 },
  // who had to pass shows what the hand can hold
  mayDealAnew: ({ passed }) => passed === 0,
  believe,
  roundOf: ({ round }) => round,
  judge,
  pick(state, seat, moves, count, luck) {
    instinct.lookFrom(state, seat);
    let chosen = moves[0]!;
    let most = instinct.scoreOf(chosen);
    for (let i = 1, ties = 1; i < count; i++) {
      const score = instinct.scoreOf(moves[i]!);
      if (score > most) ties = 1;
      else if (score < most || luck.below(++ties) !== 0) continue;
      chosen = moves[i]!;
      most = score;
    }
    return chosen;
  },
  hope(state, seat, moves, count, hopes) {
    instinct.lookFrom(state, seat);
    let most = -Infinity;
    for (let i = 0; i < count; i++) {
      const score = instinct.scoreOf(moves[i]!);
      hopes[i] = score;
      most = Math.max(most, score);
    }
    let all = 0;
    for (let i = 0; i < count; i++) {
      const hope = exp(Math.max(LEAST_HOPE, (hopes[i]! - most) / POINTS));
      hopes[i] = hope;
      all += hope;
    }
    for (let i = 0; i < count; i++) hopes[i] = hopes[i]! / all;
  },
};
