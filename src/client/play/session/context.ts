import type { TableCard } from '../../../protocol/table.ts';
import type { Words } from '../../words/words.ts';
import type { LogLine } from '../frame/log.tsx';
import { whoAt, type Who } from '../../words/who.ts';

/** What a sentence about the table needs to know. */
export interface TableContext {
  readonly words: Words;
  readonly table: TableCard;
  readonly you: number | null;
}

export function whoIn({ table, you }: TableContext, seat: number): Who {
  return whoAt(table, you, seat);
}

/** As a column or a row is headed. */
export function nameIn(context: TableContext, seat: number): string {
  const { name, isYou } = whoIn(context, seat);
  return isYou ? context.words.common.you : name;
}

/** The beginning of a line of what happened. */
export function lineBy(context: TableContext, seat: number): Pick<LogLine, 'seat' | 'name'> {
  const { name, isYou } = whoIn(context, seat);
  return { seat, name: isYou ? context.words.table.you : name };
}

/** A line that nobody did: something begins or ends. */
export function chapter(text: string): LogLine {
  return { seat: null, card: null, name: '', text, mark: '' };
}
