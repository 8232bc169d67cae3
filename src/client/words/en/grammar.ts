import type { Who } from '../who.ts';

export const subject = (who: Who): string => (who.isYou ? 'You' : who.name);
export const object = (who: Who): string => (who.isYou ? 'you' : who.name);
export const does = (who: Who, you: string, they: string): string => `${subject(who)} ${who.isYou ? you : they}`;

export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** At the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
