import { OPTIONS } from './options.ts';

export const MOST_SEATS = 4;

/** What can be told of the game without its rules: a page that offers it loads no more. */
export const ABOUT = { id: 'str8-eight', clauses: 'E', rules: 1, seats: { min: 2, max: MOST_SEATS }, options: OPTIONS };
