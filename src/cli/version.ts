import { readFileSync } from 'node:fs';

/** Of this program, as it was built beside its package. */
export function versionOf(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return version;
}
