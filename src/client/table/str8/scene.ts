import type { TableCard } from '../../../protocol/table.ts';
import type { Str8Words } from '../../words/en/str8.ts';
import type { Words } from '../../words/en/words.ts';
import type { LogLine } from '../log.tsx';
import { whoAt, type Who } from '../who.ts';

/** What a sentence about a table of Str8 Eight needs to know. */
export interface Str8Scene {
  readonly words: Words;
  readonly table: TableCard;
  readonly you: number | null;
  readonly str8: Str8Words;
}

export function whoIn({ table, you }: Str8Scene, seat: number): Who {
  return whoAt(table, you, seat);
}

/** The score that wins; the table always names it. */
export function targetOf({ table }: Pick<Str8Scene, 'table'>): number {
  return Number(table.options['target']);
}

/** The beginning of a line of what happened. */
export function lineBy(scene: Str8Scene, seat: number): Pick<LogLine, 'seat' | 'name'> {
  const { name, isYou } = whoIn(scene, seat);
  return { seat, name: isYou ? scene.words.straw.you : name };
}

/** A line that nobody did: something begins or ends. */
export function chapter(text: string): LogLine {
  return { seat: null, card: null, name: '', text, mark: '' };
}
