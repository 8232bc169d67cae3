import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'rolldown';
import { expect } from 'vitest';
import { PROJECT } from '../../src/cli/testing/program.ts';
import { isInstalled } from '../installed.ts';

/** Builds a driver, beside where its own command does, and answers with what runs it. */
export async function builtDriver(name: string): Promise<(...args: readonly string[]) => SpawnSyncReturns<string>> {
  const file = join(PROJECT, 'build', 'tests', `${name}.js`);
  const input = join(PROJECT, 'tools', name, 'main.ts');
  await build({ input, platform: 'node', external: isInstalled, logLevel: 'silent', output: { file, format: 'esm' } });
  return (...args) => spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' });
}

/** What was typed makes no sense, and one line says why. */
export function expectWrongUse(name: string, { status, stdout, stderr }: SpawnSyncReturns<string>, says: string): void {
  expect(stderr).toMatch(new RegExp(`^${name}: .* \\(--help tells more\\)\n$`));
  expect(stderr).toContain(says);
  expect([status, stdout]).toEqual([2, '']);
}
