import { fieldsOf, keep, readKept } from '../../shell/storage.ts';

const KEY = 'lesson';

/** How far somebody has come in the lesson at this table; null at any other. */
export function stepAt(table: string): number | null {
  const lesson = fieldsOf(readKept(KEY));
  return lesson['table'] === table && typeof lesson['step'] === 'number' ? lesson['step'] : null;
}

export function keepStep(table: string, step: number): void {
  keep(KEY, { table, step });
}

export function endLesson(): void {
  keep(KEY, null);
}
