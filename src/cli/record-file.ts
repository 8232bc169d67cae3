import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';
import type { MatchRecord } from '../engine/record/record.ts';
import { UsageError } from './args.ts';
import { reasonOf } from './files.ts';

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
    writeSync(this.#file, this.#endsInLine() ? `\n${line}` : line);
    closeSync(this.#file);
  }

  /** Whether its last line is a torn one, which must not swallow the new one. */
  #endsInLine(): boolean {
    const { size } = fstatSync(this.#file);
    const last = Buffer.alloc(1);
    return size > 0 && readSync(this.#file, last, 0, 1, size - 1) === 1 && last.toString() !== '\n';
  }
}

function opened(path: string): number {
  try {
    return openSync(path, 'a+');
  } catch (error) {
    throw new UsageError(`cannot write ${path}: ${reasonOf(error)}`);
  }
}
