import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { testFolder } from '../../src/cli/testing/command.ts';
import { builtDriver } from '../testing/built.ts';
import { soakFor } from './soak.ts';

let soak: Awaited<ReturnType<typeof builtDriver>>;
beforeAll(async () => void (soak = await builtDriver('soak')));
const FOLDER = testFolder();

describe('npm run soak', () => {
  test('finds nothing where nothing leaks, and says so to people and programs', () => {
    const file = join(FOLDER, 'report.json');
    const { status, stdout } = soak('--minutes', '0.08', '--days', '1', '--people', '8', '--json', file);
    expect(stdout).toContain('memory and handles are flat');
    expect(status).toBe(0);
    const report = JSON.parse(readFileSync(file, 'utf8'));
    expect(report).toMatchObject({ store: 'sqlite', processes: 1, people: 8, found: [] });
    expect(report.samples.length).toBeGreaterThan(10);
    expect(report.hours).toBeGreaterThan(23);
    expect(report.deeds).toMatchObject({ moves: expect.any(Number), streams: expect.any(Number) });
  });

  test('says what it can do', () => {
    const { status, stdout } = soak('--help');
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^npm run soak -- \[flags\]\n.*--days N/s)]);
  });

  test('refuses what makes no sense in one line', () => {
    const { status, stderr } = soak('--people', 'all');
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^soak: --people must be a whole number .*\n$/)]);
  });
});

/** Keeps something of every request. */
const LEAK = `
import { Server } from 'node:http';
import { isMainThread } from 'node:worker_threads';
const kept = [];
const { emit } = Server.prototype;
if (isMainThread) Server.prototype.emit = function (name, ...args) {
  if (name === 'request') kept.push(Array.from({ length: 100_000 }, () => Math.random()));
  return emit.call(this, name, ...args);
};
`;

test('a leak that is planted is found', async ({ signal }) => {
  const leak = join(FOLDER, 'leak.mjs');
  writeFileSync(leak, LEAK);
  const orders = { store: 'sqlite', processes: 1, people: 8, days: 1, minutes: 0.07, seed: 1 } as const;
  const { found } = await soakFor(orders, signal, ['--import', `file://${leak}`]);
  expect(found).toContainEqual(expect.stringMatching(/MB of heap more at the end than when it was warm/));
});
