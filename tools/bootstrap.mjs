// Makes a fresh clone ready with nothing but Node: installs when the lock file changed, builds when the sources did.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const INSTALL_STAMP = join(ROOT, 'node_modules', '.threestraws');
const BUILD_STAMP = join(ROOT, 'node_modules', '.threestraws-build');

function hashOf(paths) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) hash.update(path).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex');
}

function filesUnder(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => statSync(join(ROOT, path)).isFile())
    .sort();
}

function once(stampFile, stamp, product, says, work) {
  if (existsSync(product) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.error(`threestraws: ${says} …`);
  work();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

function run(command, args) {
  // a production setting would leave out what builds and tests
  const env = { ...process.env, NODE_ENV: '' };
  const stdio = ['ignore', 'ignore', 'inherit'];
  const { status, error } = spawnSync(command, args, { cwd: ROOT, env, stdio, shell: isWindows });
  if (status === 0) return;
  console.error(`threestraws: '${command} ${args.join(' ')}' failed${error ? `: ${error.message}` : ''}`);
  process.exit(1);
}

const isWindows = process.platform === 'win32';

const MODULES = join(ROOT, 'node_modules');
const PROGRAM = join(ROOT, 'dist', 'main.js');

once(INSTALL_STAMP, hashOf(['package-lock.json']), MODULES, 'installing', () =>
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']),
);
const SOURCES = [
  'package.json',
  'package-lock.json',
  'rolldown.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'tools/constant-functions.ts',
  'tools/installed.ts',
  'tools/chunks.ts',
  'tools/early-files.ts',
  ...filesUnder('tools/rules'),
  ...filesUnder('rules'),
  ...filesUnder('src'),
];
once(BUILD_STAMP, hashOf(SOURCES), PROGRAM, 'building', () => {
  run(process.execPath, [join('node_modules', 'rolldown', 'bin', 'cli.mjs'), '-c', '--log-level', 'warn']);
  run(process.execPath, [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn']);
});
