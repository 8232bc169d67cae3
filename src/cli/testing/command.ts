import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

/** The command as it was built. */
export const COMMAND = fileURLToPath(new URL('../../../bin/threestraws', import.meta.url));

const TIMEOUT = 60_000;
const LONGEST_OUTPUT = 2 ** 28;

/** Runs the command, with this on its standard input. */
export function threestraws(args: readonly string[], input = ''): SpawnSyncReturns<string> {
  const options = { input, encoding: 'utf8', timeout: TIMEOUT, maxBuffer: LONGEST_OUTPUT } as const;
  return spawnSync(process.execPath, [COMMAND, ...args], options);
}

/** A folder for the tests of a file, gone when they are done. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'threestraws-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
