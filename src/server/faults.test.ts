import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { COMMAND, testFolder } from '../cli/testing/command.ts';
import { Crowd } from './testing/troubles/crowd.ts';
import { CAN_LIMIT, LIMITED, smallDisk, type Disk } from './testing/troubles/disk.ts';
import { FullDisk } from './testing/troubles/full-disk.ts';
import { expectOnly, IS_WHOLE, outlive, survive, TIMES } from './testing/troubles/outlive.ts';
import { BOUND_BY_MODES, CAN_BE_BOUND, ReadOnlyFolder, setReadOnly } from './testing/troubles/read-only.ts';
import { smallestHeap } from './testing/troubles/small-heap.ts';
import { Standstill } from './testing/troubles/standstill.ts';

const TIMEOUT = 240_000 + TIMES * 10_000;

const ROOT = testFolder();
function folderFor(name: string): string {
  const folder = join(ROOT, name);
  mkdirSync(folder);
  return folder;
}

describe.runIf(CAN_LIMIT)('a full disk', { timeout: TIMEOUT }, () => {
  const disks: Readonly<Record<string, (folder: string) => Disk>> = {
    'as a limit of the process': () => LIMITED,
    'as a small file system, or that limit again where none may be mounted': (folder) => smallDisk(folder) ?? LIMITED,
  };
  test.for(Object.entries(disks))(
    '%s: who moves is told that it broke, and all goes on once there is room',
    async ([name, diskIn], { signal }) => {
      const folder = folderFor(name);
      const disk = diskIn(join(folder, 'data'));
      onTestFinished(() => disk.remove());
      const { mischief, complaints } = await outlive({ folder, signal }, new FullDisk(disk));
      expect(mischief.losses, 'people who were turned away').toBeGreaterThan(0);
      expectOnly(complaints, /database or disk is full|disk I\/O error/);
    },
  );
});

describe.runIf(CAN_BE_BOUND)('a read-only folder', { timeout: TIMEOUT }, () => {
  test('is refused at the start in one line', () => {
    const data = join(folderFor('refused'), 'data');
    mkdirSync(data);
    expectRefused(data);
  });

  test('does not trouble a server that has its files open, and is refused to the next one', async ({ signal }) => {
    const folder = folderFor('read-only');
    const data = join(folder, 'data');
    const given = { folder, signal, hows: [BOUND_BY_MODES] };
    const { complaints, mischief } = await outlive(given, new ReadOnlyFolder(data));
    expect([complaints, mischief.losses]).toEqual(['', 0]);
    const before = readFileSync(join(data, 'threestraws.db'));
    expectRefused(data);
    expect(readFileSync(join(data, 'threestraws.db')).equals(before)).toBe(true);
  });

  function expectRefused(data: string): void {
    setReadOnly(data, true);
    const [command, ...args] = [...(BOUND_BY_MODES.by ?? []), process.execPath, COMMAND, 'serve'];
    const env = { PATH: process.env['PATH'], PORT: '0', DATA_DIR: data };
    const { status, stdout, stderr } = spawnSync(command!, args, { env, encoding: 'utf8', timeout: TIMEOUT });
    setReadOnly(data, false);
    expect(stderr).toBe(`threestraws: cannot keep data in ${data}: it is not allowed\n`);
    expect([status, stdout]).toEqual([1, '']);
  }
});

describe('96 file handles', { timeout: TIMEOUT }, () => {
  test('and twice as many people at the door: those who are too many are turned away', async ({ signal }) => {
    const how = { by: ['sh', '-c', 'ulimit -n 96 && exec "$@"', 'sh'] };
    const letIn: number[] = [];
    const { complaints } = await outlive(
      { folder: folderFor('handles'), signal, hows: [how] },
      new Crowd(200, (count) => letIn.push(count)),
    );
    for (const count of letIn) expect(count).toBeLessThan(96);
    expect(letIn).toHaveLength(TIMES);
    expectOnly(complaints, /EMFILE|unable to open database file/);
  });
});

describe('a process that stands still', { timeout: TIMEOUT }, () => {
  /** Longer than salts are waited for; than somebody is missed; than a stand-in is waited for. */
  const SECONDS = IS_WHOLE ? [3, 12, 45] : [3];

  test('costs nobody so much as a connection', async ({ signal }) => {
    const given = { folder: folderFor('standstill'), signal };
    const { complaints, mischief } = await outlive(given, new Standstill(SECONDS), SECONDS.length);
    expect([complaints, mischief.losses]).toEqual(['', 0]);
  });
});

describe('a heap as small as it opens with', { timeout: TIMEOUT }, () => {
  test('serves, or is the end of a process that can be started again', async ({ signal }) => {
    const how = await smallestHeap(folderFor('heaps'));
    const folder = folderFor('heap');
    const { kills, ownEnds } = await survive({ folder, signal, hows: [how] });
    expect(kills + ownEnds, 'how often it was started again').toBe(1);
  });
});
