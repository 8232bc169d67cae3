import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open } from 'node:fs/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LogLines } from './log-lines.ts';

let folder: string;
let file: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-lines-'));
  file = openSync(join(folder, 'log'), 'a');
});
afterEach(() => {
  closeSync(file);
  rmSync(folder, { recursive: true });
});

const written = (): string[] =>
  readFileSync(join(folder, 'log'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line).msg);

test('lines are gathered, and written in their order', async () => {
  const log = pino({}, new LogLines(file));
  for (const word of ['one', 'two', 'drei – größer']) log.info(word);
  expect(written()).toEqual([]);
  await vi.waitFor(() => expect(written()).toEqual(['one', 'two', 'drei – größer']));
});

test('an error takes what came before it along at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const log = pino({}, new LogLines(file));
  log.info('before');
  log.error('worse');
  vi.useRealTimers();
  await vi.waitFor(() => expect(written()).toEqual(['before', 'worse']));
});

test('lines that came while nobody read are written when somebody does', async () => {
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  const pipe = await open(join(folder, 'pipe'), 'r+');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const log = pino({}, new LogLines(pipe.fd));
  log.error('more than a pipe holds '.repeat(10_000));
  log.info('meanwhile');
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  let said = '';
  while (!said.includes('meanwhile')) said += (await pipe.read()).buffer.toString();
  await pipe.close();
  expect(said.indexOf('meanwhile')).toBeGreaterThan(said.lastIndexOf('more than a pipe holds'));
});

test('what is left is written when it ends', () => {
  const log = pino({}, new LogLines(file));
  log.info('last');
  log.flush();
  expect(written()).toEqual(['last']);
});

test('where nobody reads, lines are missing rather than memory, and it is said how many', () => {
  const log = pino({}, new LogLines(file));
  for (let i = 0; i < 12; i++) log.info('x'.repeat(100_000));
  log.flush();
  expect(written().at(-1)).toBe('2 lines are missing here');
  expect(written()).toHaveLength(11);
});
