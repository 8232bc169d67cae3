import { createReadStream } from 'node:fs';
import { UsageError } from './args.ts';
import { reasonOf } from './files.ts';

export interface Line {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

/** Far longer than any match. Without a limit one file without line ends would fill the memory. */
const LONGEST_LINE = 32 * 1024 * 1024;

/** The lines of a file of any size that are not blank, one in memory at a time; of one that is too long only its beginning. */
export async function* linesOf(path: string): AsyncGenerator<Line> {
  let number = 0;
  for await (const text of rawLines(path)) {
    number++;
    if (text.trim() !== '') yield { number, text };
  }
}

export function isTooLong({ text }: Line): boolean {
  return text.length > LONGEST_LINE;
}

async function* rawLines(path: string): AsyncGenerator<string> {
  let begun: string[] = [];
  let length = 0;
  for await (const chunk of chunksOf(path)) {
    const [first, ...others] = chunk.split('\n');
    if (length <= LONGEST_LINE) begun.push(first!);
    length += first!.length;
    if (others.length === 0) continue;
    yield begun.join('');
    yield* others.slice(0, -1);
    begun = [others.at(-1)!];
    length = begun[0]!.length;
  }
  if (length > 0) yield begun.join('');
}

async function* chunksOf(path: string): AsyncGenerator<string> {
  try {
    yield* createReadStream(path, { encoding: 'utf8', highWaterMark: 1024 * 1024 }) as AsyncIterable<string>;
  } catch (error) {
    throw new UsageError(`cannot read ${path}: ${reasonOf(error)}`);
  }
}
