import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The command as it was built. */
export const COMMAND = fileURLToPath(new URL('../../../bin/threestraws', import.meta.url));

const TIMEOUT = 60_000;
const LONGEST_OUTPUT = 2 ** 28;

/** Runs the command, with this on its standard input. */
export function threestraws(args: readonly string[], input = ''): SpawnSyncReturns<string> {
  const options = { input, encoding: 'utf8', timeout: TIMEOUT, maxBuffer: LONGEST_OUTPUT } as const;
  return spawnSync(process.execPath, [COMMAND, ...args], options);
}
