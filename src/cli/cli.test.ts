import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { threestraws } from './testing/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'threestraws-'));
const inFolder = (name: string): string => join(folder, name);

afterAll(() => rmSync(folder, { recursive: true }));

describe('every command', () => {
  test.each(['play', 'simulate', 'replay', 'verify', 'bench'])('%s has help', (command) => {
    const { status, stdout, stderr } = threestraws([command, '--help']);
    expect(stdout).toContain(`threestraws ${command}`);
    expect([status, stderr]).toEqual([0, '']);
  });

  test.each([
    [['dance'], "there is no command 'dance'"],
    [['simulate'], 'the game is missing'],
    [['simulate', 'poker'], "'poker' is no game; there is straw"],
    [['simulate', 'straw', 'twice'], "'twice' is too much"],
    [['simulate', 'straw', '--players', '7'], "--players must be a whole number from 2 to 6, not '7'"],
    [['simulate', 'straw', '--players', '2.5'], '--players must be a whole number'],
    [['simulate', 'straw', '--matches', '-1'], '--matches'],
    [['simulate', 'straw', '--bots', 'genius'], "'genius' is no level of straw; there are random, medium"],
    [['simulate', 'straw', '--bots', 'random,random'], '--bots names 2 bots for 4 seats'],
    [['simulate', 'straw', '--ending', 'never'], '--ending must be each-deals-once or race-to-100'],
    [['simulate', 'straw', '--speed', '9'], "Unknown option '--speed'"],
    [['simulate', 'straw', '--seed', 'x'.repeat(101)], '--seed is longer than 100 characters'],
    [['simulate', 'straw', '--records', 'no/such/folder/r.ndjson'], 'there is no such file or folder'],
    [['verify'], 'FILE is missing'],
    [['verify', 'no-such-file'], 'cannot read no-such-file: there is no such file or folder'],
    [['verify', '.'], 'cannot read .: it is a folder'],
    [['bench', '--game', 'poker'], "'poker' is no game"],
    [['bench', '--seconds', 'many'], '--seconds must be a number from 0.01 to 600'],
  ])('%j is answered in one line with exit code 2', (args, says) => {
    const { status, stdout, stderr } = threestraws(args);
    expect(stderr).toContain(says);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect([status, stdout]).toEqual([2, '']);
  });

  test('the package says its version and lists its commands', () => {
    expect(threestraws(['--version']).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(threestraws([]).stdout).toContain('simulate');
  });
});

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

  test('leaves nothing behind where it cannot finish', () => {
    threestraws(['simulate', 'straw', '--matches', '50', '--records', inFolder('none/x.ndjson')]);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

describe('verify', () => {
  const path = inFolder('six.ndjson');
  const made = threestraws([
    'simulate',
    'straw',
    '--players',
    '6',
    '--matches',
    '60',
    '--bots',
    'random',
    '--records',
    path,
  ]);

  test('is silent about what simulate wrote', () => {
    expect(made.status).toBe(0);
    expect(threestraws(['verify', path])).toMatchObject({ status: 0, stdout: '', stderr: '' });
  });

  test('names match, line and path of what differs', () => {
    const lines = readFileSync(path, 'utf8').split('\n');
    const altered = lines.with(
      41,
      lines[41]!.replace('"type":"drew","seat":0,"card":"', '"type":"drew","seat":0,"card":"x'),
    );
    writeFileSync(inFolder('altered.ndjson'), altered.join('\n'));
    const { status, stdout } = threestraws(['verify', inFolder('altered.ndjson')]);
    expect(stdout).toMatch(/^match 42 \(line 42\): events\[\d+\]\.card says "x[a-z0-9-]+", but it was "[a-z0-9-]+"\n/);
    expect(status).toBe(1);
  });

  test('finds a file that was cut off, and says how far it is good', () => {
    writeFileSync(inFolder('cut.ndjson'), readFileSync(path));
    truncateSync(inFolder('cut.ndjson'), 100_000);
    const { status, stdout } = threestraws(['verify', inFolder('cut.ndjson')]);
    expect(stdout).toMatch(/^match \d+ \(line \d+\): the record is not JSON: it seems to be cut off\n$/);
    expect(status).toBe(1);
  });

  test.each([
    ['empty', '', 'holds no records'],
    ['blank lines', '\n\n \n', 'holds no records'],
    ['foreign', '{"a":1}\n[Event "chess"]\n', 'match 1 (line 1): format must be "threestraws/1"'],
    ['binary', Buffer.from([0xff, 0xfe, 0, 1, 2, 10, 0x80]), 'the record is not JSON'],
    ['one endless line', 'x'.repeat(5_000_000), 'the record is not JSON'],
  ])('%s', (name, content, says) => {
    const file = inFolder(`${name}.ndjson`);
    writeFileSync(file, content);
    const { status, stdout, stderr } = threestraws(['verify', file]);
    expect(stdout).toContain(says);
    expect([status, stderr]).toEqual([1, '']);
    expect(existsSync(`${file}.part`)).toBe(false);
  });
});

test('bench prints what machines can read', () => {
  const { status, stdout } = threestraws(['bench', '--players', '2', '--seconds', '0.05', '--json']);
  const rows: { game: string; what: string; perSecond: number }[] = JSON.parse(stdout);
  expect(rows.map(({ game, what }) => `${game} ${what}`)).toEqual([
    'straw silent',
    'straw told',
    'straw copy',
    'straw imagine',
  ]);
  expect(rows[0]).toMatchObject({ options: { ending: 'each-deals-once' }, players: 2 });
  expect(rows.every(({ perSecond }) => perSecond > 0)).toBe(true);
  expect(status).toBe(0);
});
