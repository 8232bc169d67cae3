import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMMAND, testFolder, threestraws } from '../testing/command.ts';

const folder = testFolder();
const inFolder = (name: string): string => `${folder}/${name}`;

const ARENA = ['arena', 'straw', '--players', '3', '--bots', 'medium,random', '--json'];

describe('arena', () => {
  test('that was stopped and goes on finds the same as one that ran through, on any number of cores', () => {
    const state = inFolder('stopped.json');
    const whole = threestraws([...ARENA, '--matches', '900', '--all', '--cores', '1']).stdout;
    threestraws([...ARENA, '--matches', '300', '--all', '--state', state]);
    expect(threestraws([...ARENA, '--matches', '900', '--all', '--cores', '2', '--state', state]).stdout).toBe(whole);
    expect(JSON.parse(whole).meetings).toMatchObject([{ deals: 150, matches: 900, decided: true }]);
  });

  test('tells and keeps what it found when it is interrupted', async () => {
    const state = inFolder('interrupted.json');
    const child = spawn(COMMAND, [...ARENA, '--matches', '10000000', '--all', '--state', state]);
    let told = '';
    child.stdout.on('data', (data) => (told += data));
    const hasFound = (): boolean => existsSync(state) && readFileSync(state, 'utf8').includes('360,0');
    while (!hasFound()) await new Promise((resolve) => setTimeout(resolve, 50));
    child.kill('SIGINT');
    expect(await once(child, 'close')).toEqual([130, null]);
    const { stopped, meetings } = JSON.parse(told);
    const [{ outcomes }] = JSON.parse(readFileSync(state, 'utf8')).bouts;
    const deals = Object.values<number>(outcomes).reduce((sum, times) => sum + times, 0);
    expect([stopped, meetings[0].deals]).toEqual([true, deals]);
  });

  test('changes nothing and says why where a file is not what it is taken for', () => {
    const { status, stdout, stderr } = threestraws([...ARENA, '--state', folder]);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('it is a folder');
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});
