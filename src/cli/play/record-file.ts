import { closeSync, fstatSync, ftruncateSync, openSync, readSync, writeFileSync } from 'node:fs';
import type { MatchRecord } from '../../engine/record/record.ts';
import { UsageError } from '../args.ts';
import { reasonOf } from '../files.ts';

/** A file that records are added to, one a line. It is opened first, so that a match is not played for nothing. */
export class RecordFile {
  readonly path: string;
  readonly #file: number;

  constructor(path: string) {
    this.path = path;
    this.#file = opened(path);
  }

  append(record: MatchRecord): void {
    const line = `${JSON.stringify(record)}\n`;
    const { size, isFile } = measured(this.#file);
    try {
      writeFileSync(this.#file, this.#endsInLine(size) ? `\n${line}` : line);
    } catch (error) {
      // half a record is worse than none
      if (isFile) ftruncateSync(this.#file, size);
      throw error;
    } finally {
      closeSync(this.#file);
    }
  }

  /** Whether its last line is a torn one, which must not swallow the new one. */
  #endsInLine(size: number): boolean {
    const last = Buffer.alloc(1);
    return size > 0 && readSync(this.#file, last, 0, 1, size - 1) === 1 && last.toString() !== '\n';
  }
}

function measured(file: number): { size: number; isFile: boolean } {
  const stats = fstatSync(file);
  return { size: stats.size, isFile: stats.isFile() };
}

function opened(path: string): number {
  try {
    return openSync(path, 'a+');
  } catch (error) {
    throw new UsageError(`cannot write ${path}: ${reasonOf(error)}`);
  }
}
