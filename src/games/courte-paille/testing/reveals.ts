import type { Reveals } from '../../../engine/laws/bench/bench.ts';

/**
 * Points announced or compared are worked out from hidden cards, and so are those in the last character. Whoever shows some cards
 * says that the others are none of them, and gives all Cocos back.
 */
export const reveals: Reveals = ({ type }, isOver) =>
  /^(?:announced|compared|shown|returned)$/.test(type) || (isOver && type === 'scored');
