import { OPTIONS } from './options.ts';

export const MOST_SEATS = 4;

/** What can be told of the game without its rules: a page that offers it loads no more. */
export const ABOUT = { id: 'str8-eight', clauses: 'E', rules: 2, seats: { min: 2, max: MOST_SEATS }, options: OPTIONS };

/** So many turns in a row without a card laid, and the hand is over (E11a). */
export function mostBarren(rules: number): number {
  return rules === 1 ? 400 : 100;
}
