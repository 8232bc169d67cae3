import type { Str8Words } from '../../words/en/str8.ts';
import type { Scene } from '../scene.ts';

/** What a sentence about a table of Str8 Eight needs to know. */
export interface Str8Scene extends Scene {
  readonly str8: Str8Words;
}

/** The score that wins; the table always names it. */
export function targetOf({ table }: Pick<Scene, 'table'>): number {
  return Number(table.options['target']);
}
