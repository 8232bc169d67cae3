import { spawnSync } from 'node:child_process';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { COMMAND, testFolder, threestraws } from '../testing/command.ts';

const folder = testFolder();
const inFolder = (name: string): string => `${folder}/${name}`;

/** Matches of six players. */
const SIX = inFolder('six.ndjson');

beforeAll(() => {
  threestraws(['simulate', 'straw', '--players', '6', '--matches', '60', '--bots', 'random', '--records', SIX]);
});

describe('verify', () => {
  test('is silent about what simulate wrote', () => {
    expect(readFileSync(SIX, 'utf8').split('\n')).toHaveLength(61);
    expect(threestraws(['verify', SIX])).toMatchObject({ status: 0, stdout: '', stderr: '' });
  });

  test('names match, line and path of what differs', () => {
    const lines = readFileSync(SIX, 'utf8').split('\n');
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
    writeFileSync(inFolder('cut.ndjson'), readFileSync(SIX));
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
  });
});

test('verify sends a terminal no commands that a record holds, and stays brief', () => {
  const record = JSON.parse(readFileSync(SIX, 'utf8').split('\n')[0]!);
  record.events[0]['\u001b[31mred\nmatch 9'] = 1;
  record.options['\u001b]0;t\u0007\u202e' + 'x'.repeat(5000)] = 'y';
  writeFileSync(inFolder('hostile'), JSON.stringify(record));
  const { stdout } = threestraws(['verify', inFolder('hostile')]);
  expect(stdout).toMatch(/^match 1 \(line 1\): [\x20-\x7e…�]+\n$/);
  expect(stdout.length).toBeLessThan(300);
});

test('verify of one endless list of faults answers with the first', () => {
  writeFileSync(inFolder('faults'), `{"format":"threestraws/1","moves":[${'{},'.repeat(1e6)}{}]}`);
  expect(threestraws(['verify', inFolder('faults')])).toMatchObject({ status: 1, stderr: '' });
});

test('verify names a line that is too long to be a match, and goes on', () => {
  writeFileSync(inFolder('long'), `${'x'.repeat(40 << 20)}\n${readFileSync(SIX, 'utf8')}`);
  const { status, stdout } = threestraws(['verify', inFolder('long')]);
  expect([status, stdout]).toEqual([1, 'match 1 (line 1): the record is too long to be one match\n']);
});

test('whoever has read enough ends a command quietly', () => {
  writeFileSync(inFolder('bad'), '{}\n'.repeat(3000));
  const script = `"${process.execPath}" "${COMMAND}" verify "${inFolder('bad')}" | head -1`;
  const { stdout, stderr } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
  expect(stdout).toMatch(/^match 1 .*\n$/);
  expect(stderr).toBe('');
});
