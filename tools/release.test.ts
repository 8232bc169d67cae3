import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const RELEASE = fileURLToPath(new URL('release.mjs', import.meta.url));

const NOTES = '- A thing that is new.';
const CHANGELOG = `# Changelog\n\n## 0.2.0 – unreleased\n\n${NOTES}\n\n## 0.1.0 – 2026-01-02\n\n- The first one.\n`;
const OTHERS = { 'node_modules/other': { version: '0.1.0' } };
const LOCK = { name: 'toy', version: '0.1.0', lockfileVersion: 3, packages: { '': { version: '0.1.0' }, ...OTHERS } };
/** As a project has them, with checks that say in a file that they ran. */
const FILES: Readonly<Record<string, string>> = {
  'CHANGELOG.md': CHANGELOG,
  'package.json': `${JSON.stringify({ name: 'toy', version: '0.1.0', files: ['CHANGELOG.md'] }, null, 2)}\n`,
  'package-lock.json': `${JSON.stringify(LOCK, null, 2)}\n`,
  '.gitignore': 'build/\n',
  '.ci/run': '#!/bin/sh\nmkdir -p build && touch build/checked\n',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'threestraws-release-'));
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Toy');
  git('config', 'user.email', 'toy@toys.example');
  git('config', 'commit.gpgsign', 'false');
  git('config', 'tag.gpgsign', 'false');
  for (const [path, text] of Object.entries(FILES)) write(path, text);
  commit();
});
afterEach(() => rmSync(folder, { recursive: true }));

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
}

function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Go on');
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text, { mode: path === '.ci/run' ? 0o755 : 0o644 });
}

const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

function release(...args: string[]): { readonly code: number | null; readonly out: string; readonly err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [RELEASE, ...args], { cwd: folder, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

/** Said in one line, and nothing was done. */
function expectRefused(args: readonly string[], says: string): void {
  const before = [git('log', '--oneline'), git('tag'), git('status', '--porcelain')];
  const { code, out, err } = release(...args);
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/^release: .*\n$/);
  expect(err).toContain(says);
  expect([git('log', '--oneline'), git('tag'), git('status', '--porcelain')]).toEqual(before);
}

test('a release: changelog, versions, checks, package, commit and tag', () => {
  expect(release('0.2.0')).toMatchObject({ code: 0, out: expect.stringContaining('Released 0.2.0') });
  const today = new Date().toISOString().slice(0, 10);
  expect(read('CHANGELOG.md')).toBe(CHANGELOG.replace('unreleased', today));
  expect(JSON.parse(read('package.json')).version).toBe('0.2.0');
  const packages = { '': { version: '0.2.0' }, ...OTHERS };
  expect(JSON.parse(read('package-lock.json'))).toEqual({ ...LOCK, version: '0.2.0', packages });
  expect([existsSync(join(folder, 'build/checked')), existsSync(join(folder, 'build/toy-0.2.0.tgz'))]).toEqual([
    true,
    true,
  ]);
  expect(git('log', '-1', '--format=%s')).toBe('Release 0.2.0');
  expect(git('rev-parse', 'v0.2.0^{commit}')).toBe(git('rev-parse', 'HEAD'));
  expect(git('status', '--porcelain')).toBe('');
});

test('the version that the package has already, if it was never released', () => {
  expect(release('0.1.0', '--skip-checks').code).toBe(0);
  expect(git('tag')).toBe('v0.1.0');
  expect(existsSync(join(folder, 'build/checked'))).toBe(false);
});

test('a dry run tells what would be told, and changes nothing', () => {
  const { code, out } = release('0.2.0', '--dry-run');
  expect([code, out.includes(NOTES), out.includes('The first one')]).toEqual([0, true, false]);
  expect([read('CHANGELOG.md'), git('tag'), existsSync(join(folder, 'build'))]).toEqual([CHANGELOG, '', false]);
});

test('the help names every flag', () => {
  const { code, out } = release('--help');
  for (const flag of ['--dry-run', '--skip-checks', '--help']) expect(out).toContain(`  ${flag} `);
  expect(code).toBe(0);
});

describe('nothing is released', () => {
  test.each([
    [[], "a version is like 0.2.0, not ''"],
    [['next'], "not 'next'"],
    [['0.0.9'], '0.0.9 is older than 0.1.0'],
    [['0.2.0', 'now'], "'now' is too much"],
    [['0.2.0', '--force'], '--force'],
  ])('by %j', (args, says) => {
    expectRefused(args, says);
  });

  test('from another branch', () => {
    git('switch', '--quiet', '--create', 'other');
    expectRefused(['0.2.0'], 'not on other');
  });

  test('with something that is not committed', () => {
    write('new', '');
    expectRefused(['0.2.0'], 'not committed');
  });

  test('twice', () => {
    git('tag', 'v0.2.0');
    expectRefused(['0.2.0'], 'v0.2.0 is there already');
  });

  test.each([
    ['no heading', CHANGELOG.replace('unreleased', '2026-02-03'), 'has 0 unreleased headings'],
    ['two headings', CHANGELOG.replace('2026-01-02', 'unreleased'), 'has 2 unreleased headings'],
    ['nothing to tell', CHANGELOG.replace(NOTES, ''), 'says nothing about this release'],
  ])('with %s in the changelog', (_, text, says) => {
    write('CHANGELOG.md', text);
    commit();
    expectRefused(['0.2.0'], says);
  });

  test('that does not pass the checks', () => {
    write('.ci/run', '#!/bin/sh\nexit 3\n');
    commit();
    expectRefused(['0.2.0'], 'nothing was released');
    expect(read('CHANGELOG.md')).toBe(CHANGELOG);
  });
});
