import type { TableCard } from '../../protocol/table.ts';
import type { Words } from '../words/en/words.ts';
import type { LogLine } from './log.tsx';
import { whoAt, type Who } from './who.ts';

/** What a sentence about the table needs to know. */
export interface Scene {
  readonly words: Words;
  readonly table: TableCard;
  readonly you: number | null;
}

export function whoIn({ table, you }: Scene, seat: number): Who {
  return whoAt(table, you, seat);
}

/** As a column or a row is headed. */
export function nameIn(scene: Scene, seat: number): string {
  const { name, isYou } = whoIn(scene, seat);
  return isYou ? scene.words.common.you : name;
}

/** The beginning of a line of what happened. */
export function lineBy(scene: Scene, seat: number): Pick<LogLine, 'seat' | 'name'> {
  const { name, isYou } = whoIn(scene, seat);
  return { seat, name: isYou ? scene.words.table.you : name };
}

/** A line that nobody did: something begins or ends. */
export function chapter(text: string): LogLine {
  return { seat: null, card: null, name: '', text, mark: '' };
}
