import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMMAND, testFolder, threestraws } from '../testing/command.ts';

const folder = testFolder();
const inFolder = (name: string): string => `${folder}/${name}`;

describe('simulate', () => {
  const simulate = (...more: string[]): string =>
    threestraws(['simulate', 'straw', '--players', '3', '--bots', 'random,medium,random', '--json', ...more]).stdout;

  test('gives the same for the same seed whatever the number of cores, with or without records', () => {
    const results = [
      simulate('--matches', '1234', '--seed', '7', '--cores', '1'),
      simulate('--matches', '1234', '--seed', '7', '--cores', '2'),
      simulate('--matches', '1234', '--seed', '7', '--cores', '3', '--records', inFolder('a.ndjson')),
      simulate('--matches', '1234', '--seed', '7', '--cores', '1', '--records', inFolder('b.ndjson')),
    ];
    expect(new Set(results).size).toBe(1);
    expect(readFileSync(inFolder('a.ndjson')).equals(readFileSync(inFolder('b.ndjson')))).toBe(true);
    expect(results[0]).not.toBe(simulate('--matches', '1234', '--seed', '8'));
  });

  test('adds up: wins to one, matches to what was asked', () => {
    const { seats, matches, options } = JSON.parse(simulate('--matches', '501', '--ending', 'race-to-100'));
    expect(seats.reduce((sum: number, { wins }: { wins: { mean: number } }) => sum + wins.mean, 0)).toBeCloseTo(1, 9);
    expect({ matches, options }).toEqual({ matches: 501, options: { ending: 'race-to-100' } });
  });

  test('prints no progress when piped, and a table for people', () => {
    const { stdout, stderr } = threestraws(['simulate', 'straw', '--matches', '50']);
    expect(stdout).toContain('straw · 4 players · ending each-deals-once · 50 matches · seed 1');
    expect(stderr).toBe('');
  });

  test('says how sure it is, also of one match and of somebody who always wins', () => {
    const [, sure] = JSON.parse(simulate('--matches', '1', '--seed', 'a')).seats;
    expect(sure.score.interval).toBe(null);
    expect(sure.wins.interval[1] - sure.wins.interval[0]).toBeGreaterThan(0.5);
  });

  test.each([
    ['a folder', folder, 'it is a folder', 2],
    ['no name', '', 'cannot write a file without a name', 2],
    ['a full disk', '/dev/full', 'the disk is full', 1],
  ])('says in one line that it cannot write to %s', (_, path, says, code) => {
    const { status, stdout, stderr } = threestraws(['simulate', 'straw', '--matches', '50', '--records', path]);
    expect(stderr.trimEnd().split('\n')).toEqual([expect.stringContaining(says)]);
    expect([status, stdout]).toEqual([code, '']);
  });

  test('writes through a link, and leaves what is no ordinary file in its place', () => {
    writeFileSync(inFolder('real'), 'old');
    symlinkSync(inFolder('real'), inFolder('link'));
    threestraws(['simulate', 'straw', '--matches', '1', '--records', inFolder('link')]);
    expect(lstatSync(inFolder('link')).isSymbolicLink()).toBe(true);
    expect(readFileSync(inFolder('real'), 'utf8')).toContain('"format":"threestraws/1"');
    execFileSync('mkfifo', [inFolder('pipe')]);
    const reader = spawn('cat', [inFolder('pipe')], { stdio: 'ignore' });
    threestraws(['simulate', 'straw', '--matches', '1', '--records', inFolder('pipe')]);
    expect(lstatSync(inFolder('pipe')).isFIFO()).toBe(true);
    reader.kill();
  });

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('leaves nothing behind when %s stops it', async (signal, code) => {
    writeFileSync(inFolder('kept'), 'as it was');
    const child = spawn(COMMAND, ['simulate', 'straw', '--matches', '100000000', '--records', inFolder('kept')]);
    while (!existsSync(inFolder('kept.part'))) await new Promise(setImmediate);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([code, null]);
    expect([existsSync(inFolder('kept.part')), readFileSync(inFolder('kept'), 'utf8')]).toEqual([false, 'as it was']);
  });
});
