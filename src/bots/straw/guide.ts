import type { StrawState } from '../../games/straw/state.ts';
import type { Guide } from '../search/guide.ts';
import { Instinct } from './instinct.ts';
import { judge } from './judge.ts';

const instinct = new Instinct();

export const strawGuide: Guide<StrawState> = {
  curiosity: 0.4,
  // who had to pass shows what the hand can hold
  mayDealAnew: ({ passed }) => passed === 0,
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
};
