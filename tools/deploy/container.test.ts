import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../../src/cli/serve/settings.ts';
import { testFolder } from '../../src/cli/testing/command.ts';
import { PROJECT } from '../../src/cli/testing/program.ts';
import { Served } from '../../src/cli/testing/served.ts';
import { freePort } from '../../src/server/testing/crash/free-port.ts';
import { allOf, commandIn, imageOf, variablesOf } from './containerfile.ts';

const FOLDER = testFolder();
const IMAGE = imageOf('Containerfile');
const VARIABLES = variablesOf(IMAGE);

/** What the image has of the build, and nothing else. */
function unpack(folder: string): void {
  mkdirSync(folder);
  const copied = allOf(IMAGE, 'COPY').flatMap((rest) => rest.split(/ +/).slice(1, -1));
  for (const path of copied) {
    const name = path.replace(/^\/build\//, '');
    if (name === 'node_modules') symlinkSync(join(PROJECT, name), join(folder, name));
    else cpSync(join(PROJECT, name), join(folder, basename(name)), { recursive: true });
  }
}

test('what the image is told are settings, and it runs as nobody special', () => {
  const { NODE_ENV: _, ...variables } = VARIABLES;
  expect(readSettings({ words: [], flags: {} }, variables)).toMatchObject({ host: '0.0.0.0', port: 3000 });
  expect([allOf(IMAGE, 'USER'), allOf(IMAGE, 'EXPOSE'), allOf(IMAGE, 'VOLUME')]).toEqual([
    ['node'],
    [variables['PORT']],
    [variables['DATA_DIR']],
  ]);
});

test('its command serves from what is copied into it, its check sees that, and SIGTERM reaches the server', async () => {
  const folder = join(FOLDER, 'image');
  unpack(folder);
  const [program, ...args] = commandIn(allOf(IMAGE, 'CMD')[0]!);
  expect(program).toBe('node');
  const variables = { ...VARIABLES, HOST: '127.0.0.1', PORT: String(await freePort()), DATA_DIR: join(FOLDER, 'data') };
  const check = (): number | null => {
    const [node, ...rest] = commandIn(allOf(IMAGE, 'HEALTHCHECK')[0]!);
    return spawnSync(node!, rest, { env: { PATH: process.env['PATH'], ...variables } }).status;
  };
  expect(check()).toBe(1);
  const served = await Served.by([process.execPath, ...args], {
    folder,
    variables: { ...variables, METRICS_PORT: '0' },
  });
  expect(check()).toBe(0);
  expect(await (await fetch(served.url)).text()).toContain('<title>');
  expect([await served.close(), served.complaints]).toEqual([0, '']);
  expect(check()).toBe(1);
});

test('only what the build needs gets to it', () => {
  const [first, ...allowed] = readFileSync(join(PROJECT, '.dockerignore'), 'utf8').trim().split('\n').slice(1);
  expect(first).toBe('*');
  const names = allowed.map((line) => line.replace(/^!/, ''));
  expect(names.filter((name) => !existsSync(join(PROJECT, name)))).toEqual([]);
  const bootstrap = readFileSync(join(PROJECT, 'tools', 'bootstrap.mjs'), 'utf8');
  const [, sources = ''] = /const SOURCES = \[(.*?)\];/s.exec(bootstrap)!;
  const needed = [...sources.matchAll(/'([^']+)'/g)].map(([, path]) => path!.split('/')[0]!);
  expect(needed.filter((name) => !names.includes(name))).toEqual([]);
});
