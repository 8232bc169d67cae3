import type { Chance } from '../../../engine/chance/chance.ts';
import { COPY, DECK, HAND_SIZE, STRAW } from '../cards.ts';
import { straw } from '../game.ts';
import { PILE, type StrawState } from '../state.ts';

/** Random matches as good as never make anybody pass: these are dealt so that they do. */
export const stuck: typeof straw = {
  ...straw,
  start: (state, chance, tell) => straw.start(state, dealStuck(state, chance), tell),
  play: (state, seat, code, chance, tell) => straw.play(state, seat, code, dealStuck(state, chance), tell),
};

/** Seat 0 is dealt the straw and copies: nothing to play on an empty camel. */
function dealStuck({ cards }: StrawState, chance: Chance): Chance {
  return {
    begin: (round, shuffle) => chance.begin(round, shuffle),
    below: (n) => {
      const drawn = chance.below(n);
      if (n <= DECK.size - HAND_SIZE) return drawn;
      return n - 1 - cards.find(PILE, n === DECK.size ? STRAW : COPY);
    },
  };
}
