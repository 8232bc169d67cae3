import { OPTIONS } from './options.ts';

/** What can be told of the game without its rules: a page that offers it loads no more. */
export const ABOUT = { id: 'courte-paille', clauses: 'C', rules: 2, seats: { min: 2, max: 5 }, options: OPTIONS };
