import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { PROJECT } from '../../src/cli/testing/program.ts';

export const DEPLOY = join(PROJECT, 'deploy');

export function deployed(name: string): string {
  return readFileSync(join(DEPLOY, name), 'utf8');
}

export function deployedYaml<T>(name: string): T {
  return parse(deployed(name), { merge: true });
}
