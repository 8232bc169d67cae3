import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMAND, testFolder, threestraws } from '../testing/command.ts';

const folder = testFolder();
const PLAY = ['play', 'straw', '--seed', '1', '--records'];

test('a record that does not fit on the disk is no success', () => {
  const { status, stderr } = threestraws([...PLAY, '/dev/full'], 'q\n');
  expect([status, stderr]).toEqual([1, 'threestraws: the record could not be written: the disk is full\n']);
});

test('a record that is cut off by a limit leaves the file as it was', () => {
  const path = `${folder}/small.ndjson`;
  writeFileSync(path, `${'{}'.padEnd(3500)}\n`);
  // blocks of 512 bytes
  const script = `trap '' XFSZ; ulimit -f 8; yes 1 | head -40 | "${process.execPath}" "${COMMAND}" ${PLAY.join(' ')} "${path}"`;
  const { status, stderr } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, 'threestraws: the record could not be written: the file grew too large\n']);
  expect(readFileSync(path, 'utf8')).toBe(`${'{}'.padEnd(3500)}\n`);
});

test('a torn last line does not swallow the new record', () => {
  const path = `${folder}/torn.ndjson`;
  writeFileSync(path, '{"format":"threestr');
  threestraws([...PLAY, path], 'q\n');
  const [torn, whole] = readFileSync(path, 'utf8').split('\n');
  expect([torn, JSON.parse(whole!).game]).toEqual(['{"format":"threestr', 'straw']);
});
