import type { CourteWords } from '../words/en/table.ts';
import type { TableContext } from '../../../play/session/context.ts';
import type { Seen } from './seen.ts';

/** What a sentence about this game needs to know. */
export interface CourtePailleContext extends TableContext {
  readonly courte: CourteWords;
  readonly seen: Seen;
}

/** The long game of several parts. */
export function isLong({ table }: TableContext): boolean {
  return table.options['form'] !== 'single';
}
