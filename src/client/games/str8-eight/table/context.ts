import type { Str8EightWords } from '../words/en/table.ts';
import type { TableContext } from '../../../play/session/context.ts';

/** What a sentence about a table of Str8 Eight needs to know. */
export interface Str8EightContext extends TableContext {
  readonly str8Eight: Str8EightWords;
}

/** The score that wins; the table always names it. */
export function targetOf({ table }: Pick<TableContext, 'table'>): number {
  return Number(table.options['target']);
}
