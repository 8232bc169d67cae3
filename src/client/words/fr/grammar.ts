import type { Who } from '../who.ts';

export const subject = (who: Who): string => (who.isYou ? 'Tu' : who.name);
export const object = (who: Who): string => (who.isYou ? 'toi' : who.name);
export const does = (who: Who, you: string, they: string): string => `${subject(who)} ${who.isYou ? you : they}`;
export const has = (who: Who): string => (who.isYou ? 'as' : 'a');
/** Vous partagez, ils partagent. */
export const share = (winners: readonly Who[]): string =>
  winners.some(({ isYou }) => isYou) ? 'partagez' : 'partagent';

export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;
}

/** At the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
