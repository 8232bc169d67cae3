import type { CourteWords } from '../../words/en/courte.ts';
import type { Scene } from '../scene.ts';
import type { Seen } from './seen.ts';

/** What a sentence about this game needs to know. */
export interface CourteScene extends Scene {
  readonly courte: CourteWords;
  readonly seen: Seen;
}

/** The long game of several parts. */
export function isLong({ table }: Scene): boolean {
  return table.options['form'] !== 'single';
}
