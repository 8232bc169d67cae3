import type { Seat } from '../../engine/seats.ts';
import { CHOOSE_CARD, isAsleep, kindIn } from '../../games/courte-paille/moves.ts';
import { BANISH, CHOOSE, handOf, NONE, type CourtePailleState } from '../../games/courte-paille/state.ts';
import type { Guide } from '../search/guide.ts';
import { judge } from './judge.ts';
import { LandedWorlds } from './landed.ts';
import { quickMove, quickScores } from './quick.ts';
import { exp } from '../network/exact.ts';

// Found by play.
/** After so many rounds a playout is judged: to look further ahead takes longer and needs more tries, for it is more by luck. */
const ROUNDS = 2;
/** In chances to win: so much more at a glance makes a move e times as hopeful. */
const DOUBT = 0.05;

/** Of the iteration that runs: whose search it is, and the rounds that it still plays. */
let eye: Seat = 0;
let roundsLeft = 0;
let shark: Seat = 0;

export const courtePailleGuide: Guide<CourtePailleState> = {
  curiosity: 0.6,
  trust: { worth: DOUBT, tries: 50 },
  /** Landed cards are bound to hands that were seen (see traces), and shown ones to the winner of a part. */
  mayDealAnew: ({ landers, phase }) => landers === 0 && phase !== BANISH,
  dealer: (world, seat) => (world.phase === BANISH ? undefined : new LandedWorlds(world, seat)),
  isSecret: (code) => kindIn(code) === CHOOSE_CARD,
  prepare(world, seat) {
    eye = seat;
    roundsLeft = ROUNDS;
    shark = world.shark;
    if (world.phase === CHOOSE) reopenChoices(world);
  },
  roundOf: ({ part }) => part,
  isFarEnough(state) {
    // each round has another player at the shark
    if (state.shark === shark) return false;
    shark = state.shark;
    return --roundsLeft === 0;
  },
  judgesFromSeat: true,
  judge(state, chances) {
    judge(state, eye, chances);
  },
  pick: quickMove,
  hope(state, seat, moves, count, hopes) {
    quickScores(state, seat, moves, count, hopes);
    let most = hopes[0]!;
    for (let i = 1; i < count; i++) if (hopes[i]! > most) most = hopes[i]!;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      hopes[i] = exp((hopes[i]! - most) / DOUBT);
      sum += hopes[i]!;
    }
    for (let i = 0; i < count; i++) hopes[i] = hopes[i]! / sum;
  },
};

/** What was chosen in secret is chosen anew, as is sensible in this world. */
function reopenChoices(world: CourtePailleState): void {
  for (let seat = 0; seat < world.seats; seat++) {
    world.chosen[seat] = NONE;
    if (mayChoose(world, seat)) world.waiting |= 1 << seat;
  }
}

function mayChoose(world: CourtePailleState, seat: Seat): boolean {
  const { bytes } = world.cards;
  const hand = handOf(seat);
  for (let i = bytes[hand]!; i > 0; i--) if (!isAsleep(world, bytes[hand + i]!)) return true;
  return false;
}
