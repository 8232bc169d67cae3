import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest } from '../server/testing/guest.ts';
import { playToEnd } from '../server/testing/play-to-end.ts';
import { Served } from './testing/served.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PACKED = mkdtempSync(join(tmpdir(), 'threestraws-package-'));
/** Where there was nothing before. */
const EMPTY = join(PACKED, 'empty');
const INSTALL = ['install', '--prefix', EMPTY, '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];

let files: string[];

const run = (command: string, args: readonly string[], cwd: string): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

beforeAll(() => {
  const pack = ['pack', '--ignore-scripts', '--json', '--pack-destination', PACKED];
  const [{ filename }] = JSON.parse(run('npm', pack, ROOT));
  files = run('tar', ['-tzf', filename], PACKED).split('\n');
  mkdirSync(EMPTY);
  run('npm', [...INSTALL, join(PACKED, filename)], EMPTY);
});

afterAll(() => rmSync(PACKED, { recursive: true }));

test('the package holds what is needed and nothing else of the project', () => {
  expect(files.filter((file) => /\.test\.|\/testing\/|\/src\/|\/look\/|\.env/.test(file))).toEqual([]);
  const needed = ['rules/straw.en.md', 'docs/operating.md', 'deploy/threestraws.service', 'deploy/Caddyfile'];
  expect(files).toEqual(expect.arrayContaining(needed.map((file) => `package/${file}`)));
});

test('the installed package works as a command', () => {
  expect(run('npx', ['threestraws', 'simulate', 'straw', '--matches', '3'], EMPTY)).toContain('3 matches');
});

test('its bare name serves where there was nothing, and a match is played to its end', async () => {
  const served = await Served.by(['npx', 'threestraws'], { folder: EMPTY, variables: { METRICS_PORT: '0' } });
  const ann = await Guest.arrive(served.url, 'Ann');
  const { table } = await ann.open({ game: 'straw', seats: ['me', { bot: 'easy' }, { bot: 'medium' }] });
  await ann.ok('POST', `/api/tables/${table.id}/start`, {});
  await playToEnd([ann], table.id);
  expect((await ann.ok('GET', `/api/tables/${table.id}/record`)).moves).not.toHaveLength(0);
  expect(existsSync(join(EMPTY, 'data', 'threestraws.db'))).toBe(true);
  await served.close();
  expect(served.out).toMatch(/\nClosed\.\n$/);
});

const PROGRAM = join(EMPTY, 'node_modules', '.bin', 'threestraws');

test('what a service starts ends in order at SIGTERM, and goes on with what was there', async () => {
  const around = { folder: EMPTY, variables: { METRICS_PORT: '0' } };
  const served = await Served.by([process.execPath, PROGRAM, 'serve'], around);
  expect((await new Guest(served.url).ok('GET', '/healthz')).status).toBe('ok');
  expect([await served.close(), served.complaints]).toEqual([0, '']);
});

test('what is for PostgreSQL finds all that it needs', () => {
  const env = { PATH: process.env['PATH'], DATABASE_URL: 'postgresql://straws@127.0.0.1:1/straws' };
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, 'move-data'], { cwd: EMPTY, env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, 'threestraws: cannot move ./data: connect ECONNREFUSED 127.0.0.1:1\n']);
});
