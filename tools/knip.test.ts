import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const KNIP = join(ROOT, 'node_modules/knip/bin/knip.js');
const folder = mkdtempSync(join(tmpdir(), 'threestraws-knip-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** As small as a project can be that has programs, a worker, a page and a test where ours has them. */
const SOURCES: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'toy', type: 'module', devDependencies: { vitest: '*' } }),
  'src/cli/main.ts': "import { used } from '../engine/things.ts';\nconsole.log(used);\n",
  'src/cli/worker.ts': 'console.log(1);\n',
  'src/server/server.ts': 'export const startServer = 1;\n',
  'src/server/store/sqlite-worker.ts': 'console.log(2);\n',
  'src/client/main.tsx': "new Worker(new URL('./worker/worker.ts', import.meta.url));\n",
  'src/client/worker/worker.ts': 'console.log(3);\n',
  'src/engine/things.ts': 'export const used = 1;\nexport const planted = 2;\nexport type Planted = number;\n',
  'src/engine/things.test.ts': "import { test } from 'vitest';\ntest('nothing', () => undefined);\n",
  'src/engine/nobody-needs-it.ts': 'console.log(4);\n',
  // which the configuration of the tests takes along
  'tools/rules/plugin.ts': 'export const rulesFiles = {};\n',
};

test('an unused value, type or file is found, and nothing else is', () => {
  for (const [path, text] of Object.entries(SOURCES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const name of ['knip.json', 'vitest.config.ts', 'tsconfig.json'])
    copyFileSync(join(ROOT, name), join(folder, name));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const args = [KNIP, '--no-config-hints', '--reporter', 'json'];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const found = (JSON.parse(stdout).issues as Issue[]).flatMap(({ files, exports, types }) =>
    [...files, ...exports, ...types].map(({ name }) => name),
  );
  expect(found.sort()).toEqual(['Planted', 'planted', 'src/engine/nobody-needs-it.ts']);
  expect(status).toBe(1);
});

type Named = readonly { readonly name: string }[];

interface Issue {
  readonly files: Named;
  readonly exports: Named;
  readonly types: Named;
}
