import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

export { COMMAND, threestraws } from './program.ts';

/** A folder for the tests of a file, gone when they are done. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'threestraws-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
