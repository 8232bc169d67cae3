import type { Seat } from '../../engine/seats.ts';
import { FACE_OF } from '../../games/straw/cards.ts';
import { handOf, type StrawState } from '../../games/straw/state.ts';
import type { Guide } from '../search/guide.ts';
import { judge } from './judge.ts';
import { Look, scoreOf } from './thumb.ts';

const look = new Look();

export const strawGuide: Guide<StrawState> = {
  curiosity: 0.5,
  // who had to pass shows what the hand can hold
  mayDealAnew: ({ passed }) => passed === 0,
  roundOf: ({ round }) => round,
  judge,
  pick(state, seat, moves, count, luck) {
    lookAt(state, seat);
    let chosen = moves[0]!;
    let most = scoreOf(look, chosen);
    for (let i = 1, ties = 1; i < count; i++) {
      const score = scoreOf(look, moves[i]!);
      if (score > most) ties = 1;
      else if (score < most || luck.below(++ties) !== 0) continue;
      chosen = moves[i]!;
      most = score;
    }
    return chosen;
  },
};

function lookAt(state: StrawState, seat: Seat): void {
  const { bytes } = state.cards;
  const hand = handOf(seat);
  const end = hand + bytes[hand]!;
  look.total = state.total;
  look.players = state.seats;
  look.echo = state.echo;
  look.empty();
  for (let slot = hand + 1; slot <= end; slot++) look.hold(FACE_OF[bytes[slot]!]!);
}
