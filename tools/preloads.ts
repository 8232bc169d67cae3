import { GAMES } from '../src/games/games.ts';

/** Every page begins with them. */
const THERE_ALREADY: ReadonlySet<string> = new Set(['index', 'rolldown-runtime']);
const TABLES: ReadonlySet<string> = new Set(GAMES.map(({ id }) => id));

/**
 * What is fetched along with a file that is loaded later. The names of all that it needs would have to stand in the first
 * files, and hashes do not pack: only styles, which nothing else would load, and what a game's table waits for are named.
 */
export function preloadsOf(file: string, needed: readonly string[]): string[] {
  const isTable = TABLES.has(nameOf(file));
  const later = needed.filter((one) => one !== file && !THERE_ALREADY.has(nameOf(one)));
  return later.filter((one) => isTable || one.endsWith('.css'));
}

/** Without folder, hash and ending: `courte-paille` of `assets/courte-paille-C3MRZ_gL.js`. */
function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.') - '-C3MRZ_gL'.length);
}
