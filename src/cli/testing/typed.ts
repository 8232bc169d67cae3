import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { threestraws } from './command.ts';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command with these lines typed into a pipe. */
export function typed(args: readonly string[], lines: readonly string[] = []): Ran {
  const { status, stdout, stderr } = threestraws(args, lines.map((line) => `${line}\n`).join(''));
  return { code: status, out: stdout, err: stderr };
}

/** The path of a file that is not there yet, and is gone after the test. */
export function newFile(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'threestraws-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, name);
}

export function linesIn(path: string): string[] {
  return readFileSync(path, 'utf8').split('\n').slice(0, -1);
}

/** What stands before each answer of the person. */
export const PROMPT = 'Your turn: ';

/** A printed replay, cut into its steps. */
export function stepsOf(out: string): string[] {
  return out.split(/^ .+ · step (?=\d+ of )/m).slice(1);
}

/** Every number over and over: what is not allowed is asked again, so a match comes to its end. */
export const ANYTHING: readonly string[] = Array.from({ length: 4000 }, (_, i) => String((i % 4) + 1));
