import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';

/** Always as long as that, so that it is written in its place, in one go. */
const LENGTH = 64;

/**
 * How many changes the database beside it has at least. It is written after each commit and never flushed: it may lag behind after
 * a loss of power, and is never ahead. So a database that has fewer has lost something.
 */
export class Known {
  readonly #file: number | undefined;

  /** Only once what it said before was read. */
  constructor(path: string) {
    this.#file = attempt(() => openSync(path, 'w', 0o600));
  }

  static read(path: string): number {
    const found = attempt((): unknown => JSON.parse(readFileSync(path, 'utf8')));
    const { changes } = (found ?? {}) as { readonly changes?: unknown };
    return typeof changes === 'number' ? changes : 0;
  }

  write(changes: number): void {
    const file = this.#file;
    if (file !== undefined) attempt(() => writeSync(file, `${JSON.stringify({ changes }).padEnd(LENGTH - 1)}\n`, 0));
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file);
  }
}

/** Nothing depends on it: where it cannot be written, less will be noticed. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
