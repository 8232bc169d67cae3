import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'threestraws-package-'));

afterAll(() => rmSync(folder, { recursive: true }));

test('the packed package works as a command, with its dependencies and nothing else of the project', () => {
  const run = (command: string, args: string[], cwd = folder): string =>
    execFileSync(command, args, { cwd, encoding: 'utf8' });
  const [{ filename }] = JSON.parse(
    run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], ROOT),
  );
  run('tar', ['-xzf', filename]);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const command = join(folder, 'package', 'bin', 'threestraws');
  expect(run(command, ['simulate', 'straw', '--matches', '3'])).toContain('3 matches');
  const files = run('tar', ['-tzf', filename]).split('\n');
  expect(files.filter((file) => /\.test\.|\/testing\/|\/src\//.test(file))).toEqual([]);
  expect(files).toContain('package/rules/straw.en.md');
});
