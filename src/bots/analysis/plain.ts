import type { Guide } from '../search/guide.ts';

/** Knows nothing of a game but its rules: plays at random to the end of the match. */
export const plain: Guide = {
  curiosity: 0.7,
  roundOf: () => 0,
  judge: () => undefined,
  pick: (_state, _seat, moves, count, luck) => moves[luck.below(count)]!,
};
