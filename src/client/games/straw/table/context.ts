import type { TableContext } from '../../../play/session/context.ts';
import type { StrawWords } from '../words/en/table.ts';

/** What a sentence about a table of Straw needs to know. */
export interface StrawContext extends TableContext {
  readonly straw: StrawWords;
}
