import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { Match } from '../../engine/match.ts';
import { replay } from '../../engine/record/replay.ts';
import { analysis } from '../../protocol/analysis.ts';
import { STRAW_BLUNDER } from '../../bots/analysis/testing/blunders.ts';
import { testFolder, threestraws } from '../testing/command.ts';

const folder = testFolder();
const FILE = `${folder}/matches.ndjson`;
const QUICK = ['--effort', '20'];

/** A match that was broken off, then one in which a sure win is thrown away. */
beforeAll(() => {
  const { setup, moves } = STRAW_BLUNDER;
  const broken = new Match(setup).record();
  writeFileSync(FILE, `${JSON.stringify(broken)}\n${JSON.stringify(replay(setup, moves).match.record())}\n`);
});

describe('analyse', () => {
  test('tells what was costly, how the chances went, and what was luck', () => {
    const { status, stdout, stderr } = threestraws(['analyse', FILE, '--match', '2', ...QUICK]);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^ Straw · Ann, Bob · 19 moves, \d+ of them decisions\n/);
    expect(stdout).toMatch(/^ {3}Bob +[▁▂▃▄▅▆▇█]{20} +0 %$/m);
    expect(stdout).toMatch(/^ {3}Ann( +[+−]?[\d.]+ %){5} +100 %$/m);
    expect(stdout.replaceAll(/\s+/g, ' ')).toMatch(
      /Move 19, Bob: “play item-6” left .* “play straw” would have left 100 %/,
    );
  });

  test('gives all of it as JSON, the same every time', () => {
    const [one, two] = [1, 2].map(() => threestraws(['analyse', FILE, '--match', '2', '--json', ...QUICK]).stdout);
    expect(analysis.parse(JSON.parse(one!)).moves).toHaveLength(STRAW_BLUNDER.moves.length);
    expect(two).toBe(one);
  });

  test('needs a match that was finished, and whose moves are legal', () => {
    const broken = threestraws(['analyse', FILE]);
    expect(broken.stderr).toContain('line 1: outcome is missing: the match was not finished');
    expect([broken.status, broken.stdout]).toEqual([1, '']);
    const forged = `${folder}/forged.ndjson`;
    writeFileSync(forged, readFileSync(FILE, 'utf8').split('\n')[1]!.replace('play item-5', 'play item-11'));
    expect(threestraws(['analyse', forged])).toMatchObject({ status: 1, stderr: expect.stringContaining('moves[0]') });
  });
});
