import { createReadStream } from 'node:fs';
import { UsageError } from './args.ts';
import { reasonOf } from './files.ts';

export interface Line {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

/** Longer than any match can be; without a limit one file without line ends would fill the memory. */
const LONGEST_LINE = 32 * 1024 * 1024;

/** The lines of a file of any size that are not blank, one in memory at a time. */
export async function* linesOf(path: string): AsyncGenerator<Line> {
  let number = 0;
  for await (const text of rawLines(path)) {
    number++;
    if (text.trim() !== '') yield { number, text };
  }
}

async function* rawLines(path: string): AsyncGenerator<string> {
  let parts: string[] = [];
  let length = 0;
  for await (const chunk of chunksOf(path)) {
    const [first, ...others] = chunk.split('\n');
    parts.push(first!);
    length += first!.length;
    if (length > LONGEST_LINE) throw new UsageError(`${path} holds a line that is too long to be a record`);
    if (others.length === 0) continue;
    yield parts.join('');
    yield* others.slice(0, -1);
    parts = [others.at(-1)!];
    length = parts[0]!.length;
  }
  if (length > 0) yield parts.join('');
}

async function* chunksOf(path: string): AsyncGenerator<string> {
  try {
    yield* createReadStream(path, { encoding: 'utf8', highWaterMark: 1024 * 1024 }) as AsyncIterable<string>;
  } catch (error) {
    throw new UsageError(`cannot read ${path}: ${reasonOf(error)}`);
  }
}
