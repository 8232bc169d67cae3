import { fieldsOf, keep, readKept } from '../../shell/storage.ts';

const KEY = 'told';

/** What was told of a game in this browser. */
export function toldOf(game: string): readonly string[] {
  const told = fieldsOf(readKept(KEY))[game];
  return Array.isArray(told) ? told.filter((tip) => typeof tip === 'string') : [];
}

export function noteTold(game: string, tip: string): void {
  const told = toldOf(game);
  if (!told.includes(tip)) keep(KEY, { ...fieldsOf(readKept(KEY)), [game]: [...told, tip] });
}

/** All will be told once more. */
export function forgetTold(): void {
  keep(KEY, {});
}
