import type { CourtePailleWords } from '../words/en/table.ts';
import type { TableContext } from '../../../play/session/context.ts';
import type { Peeking } from './peeking.ts';

/** What a sentence about this game needs to know. */
export interface CourtePailleContext extends TableContext {
  readonly says: CourtePailleWords;
  readonly peeking: Peeking;
}

/** The long game of several parts. */
export function isLong({ table }: TableContext): boolean {
  return table.options['form'] !== 'single';
}
