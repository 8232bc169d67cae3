import type { StrawState } from '../../games/straw/state.ts';
import { MOST_MOVES } from '../../games/straw/moves.ts';
import { chanceOf } from '../network/chances.ts';
import { exp } from '../network/exact.ts';
import { drawLot } from '../network/lots.ts';
import { Sight, type Networks } from '../network/sight.ts';
import type { Guide } from '../search/guide.ts';
import { StrawFeatures } from './features.ts';
import { judge } from './judge.ts';
import type { Chance } from '../../engine/chance/chance.ts';

export const KNOBS = { heat: 600, doubt: 0.03, tries: 100, curiosity: 0.5, believe: undefined as undefined | ((w: StrawState, s: number, l: Chance) => void) };

export function networkGuide(networks: Networks): Guide<StrawState> {
  const sight = new Sight(new StrawFeatures(), networks);
  const logits = new Int32Array(MOST_MOVES);
  return {
    curiosity: KNOBS.curiosity,
    trust: { worth: KNOBS.doubt, tries: KNOBS.tries },
    mayDealAnew: ({ passed }) => passed === 0,
    believe: (w, s, l) => KNOBS.believe?.(w, s, l),
    roundOf: ({ round }) => round,
    judge,
    pick(state, seat, moves, count, luck) {
      sight.weigh(state, seat, moves, count, logits);
      return moves[drawLot(logits, count, KNOBS.heat, luck)]!;
    },
    hope(state, seat, moves, count, hopes) {
      sight.weigh(state, seat, moves, count, logits);
      let most = -Infinity;
      for (let i = 0; i < count; i++) {
        hopes[i] = chanceOf(logits[i]!);
        if (hopes[i]! > most) most = hopes[i]!;
      }
      let sum = 0;
      for (let i = 0; i < count; i++) {
        hopes[i] = exp((hopes[i]! - most) / KNOBS.doubt);
        sum += hopes[i]!;
      }
      for (let i = 0; i < count; i++) hopes[i] = hopes[i]! / sum;
    },
  };
}
