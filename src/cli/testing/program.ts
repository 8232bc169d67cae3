import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project, wherever in it this was built into. */
export const PROJECT = projectAround(dirname(fileURLToPath(import.meta.url)));

/** The command as it was built. */
export const COMMAND = join(PROJECT, 'bin', 'threestraws');

const TIMEOUT = 60_000;
const LONGEST_OUTPUT = 2 ** 28;

/** Runs the command, with this on its standard input and these variables beside those that are set. */
export function threestraws(
  args: readonly string[],
  input = '',
  variables: NodeJS.ProcessEnv = {},
): SpawnSyncReturns<string> {
  const env = { ...process.env, ...variables };
  const options = { input, env, encoding: 'utf8', timeout: TIMEOUT, maxBuffer: LONGEST_OUTPUT } as const;
  return spawnSync(process.execPath, [COMMAND, ...args], options);
}

function projectAround(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : projectAround(dirname(folder));
}
