import { describe, expect, test } from 'vitest';
import { threestraws } from './testing/command.ts';

describe('every command', () => {
  test.each([
    'serve',
    'play',
    'simulate',
    'arena',
    'strength',
    'replay',
    'analyse',
    'verify',
    'bench',
    'move-data',
    'doctor',
  ])('%s has help', (command) => {
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
    [
      ['simulate', 'straw', '--bots', 'genius'],
      "'genius' is no level of straw; there are random, easy, medium, hard, master",
    ],
    [['simulate', 'straw', '--bots', 'cheat:9'], 'cheat plays in the arena only'],
    [['simulate', 'straw', '--bots', 'random,random'], '--bots names 2 bots for 4 seats'],
    [['simulate', 'straw', '--ending', 'never'], '--ending must be each-deals-once or race-to-100'],
    [['simulate', 'straw', '--speed', '9'], "Unknown option '--speed'"],
    [['simulate', 'straw', '--seed', 'x'.repeat(101)], '--seed is longer than 100 characters'],
    [['simulate', 'straw', '--records', 'no/such/folder/r.ndjson'], 'there is no such file or folder'],
    [['analyse'], 'RECORD is missing'],
    [['analyse', 'no-such-file'], 'cannot read no-such-file'],
    [['analyse', '.', '--effort', '3'], '--effort must be a whole number from 20'],
    [['verify'], 'FILE is missing'],
    [['verify', 'no-such-file'], 'cannot read no-such-file: there is no such file or folder'],
    [['verify', '.'], 'cannot read .: it is a folder'],
    [['verify', '.', '--salt', 'abc'], "--salt must be 64 hex digits, not 'abc'"],
    [['verify', '.', '--seal', 'g'.repeat(64)], '--seal must be 64 hex digits'],
    [['verify', '.', '--salt', '0'.repeat(65)], '--salt must be 64 hex digits'],
    [['verify', '.', '--salt', `${'0'.repeat(64)},${'0'.repeat(64)}`], '--salt is one number'],
    [['verify', '.', '--promises', `${'0'.repeat(64)},1`], "--promises must be 64 hex digits, not '1'"],
    [['verify', '.', '--salt'], "--salt <value>' argument missing"],
    [['bench', '--game', 'poker'], "'poker' is no game"],
    [['bench', '--form', 'single'], '--form needs --game'],
    [['bench', '--seconds', 'many'], '--seconds must be a number from 0.01 to 600'],
  ])('%j is answered in one line with exit code 2', (args, says) => {
    const { status, stdout, stderr } = threestraws(args);
    expect(stderr).toContain(says);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect([status, stdout]).toEqual([2, '']);
  });

  test('the package says its version and lists its commands', () => {
    expect(threestraws(['--version']).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    for (const word of ['help', '--help', '-h']) expect(threestraws([word]).stdout).toContain('simulate');
  });
});

test('bench prints what machines can read', () => {
  const { status, stdout } = threestraws(['bench', '--players', '2', '--seconds', '0.05', '--json']);
  const rows: { game: string; what: string; unit: string; perSecond: number }[] = JSON.parse(stdout);
  expect(rows.map(({ game, what, unit }) => `${game} ${what} ${unit}`)).toEqual([
    'straw silent plays',
    'straw told plays',
    'straw copy copies',
    'straw imagine worlds',
    'straw search iterations',
    'courte-paille silent cards',
    'courte-paille told cards',
    'courte-paille copy copies',
    'courte-paille imagine worlds',
    'courte-paille search iterations',
    'str8-eight silent turns',
    'str8-eight told turns',
    'str8-eight copy copies',
    'str8-eight imagine worlds',
    'str8-eight search iterations',
  ]);
  expect(rows[0]).toMatchObject({ options: { ending: 'each-deals-once' }, players: 2 });
  expect(rows.every(({ perSecond }) => perSecond > 0)).toBe(true);
  expect(status).toBe(0);
});
