import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { testFolder, threestraws } from '../testing/command.ts';

const folder = testFolder();

describe('strength', () => {
  test('goes on from what an arena found, on a page whose commands find its figures again', () => {
    const [state, page] = [`${folder}/state.json`, `${folder}/strength.md`];
    const pair = ['--players', '2', '--bots', 'easy,random', '--seed', 'strength'];
    threestraws(['arena', 'straw', ...pair, '--state', state]);
    threestraws(['strength', '--game', 'straw', '--minutes', '0.01', '--state', state, '--out', page]);
    const text = readFileSync(page, 'utf8');
    const [, wins, deals, matches] = /^\| 2 \| easy – random \| ([\d.]+ %) \|[^|]*\| (\d+) \| (\d+) \|/m.exec(text)!;
    const [command] = /^threestraws arena straw --players 2 .*--bots easy,random .*$/m.exec(text)!;
    const again = threestraws([...command.split(' ').slice(1), '--json']);
    const [meeting] = JSON.parse(again.stdout).meetings;
    expect(meeting).toMatchObject({ deals: Number(deals), matches: Number(matches), decided: true });
    expect(`${(100 * meeting.bots[0].wins.mean).toFixed(1)} %`).toBe(wins);
  });

  test('plays nothing and says why where it is asked for what there is not', () => {
    const { status, stdout, stderr } = threestraws(['strength', '--game', 'poker']);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('poker');
  });
});
