import { playArena } from './arena/matches.ts';
import { measure } from './bench/measure.ts';
import { simulateMatches } from './simulate/matches.ts';

/** The work that is done off the main thread. */
export const JOBS = { simulate: simulateMatches, arena: playArena, bench: measure };
