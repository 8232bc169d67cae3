import { expect } from 'vitest';

/** For comparing two tellings move by move: text is quick to compare, and only a difference is worth a closer look. */
export function agree(engine: unknown, telling: unknown): void {
  if (JSON.stringify(engine) !== JSON.stringify(telling)) expect(engine).toEqual(telling);
}
