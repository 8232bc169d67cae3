import { expect, test } from 'vitest';
import { DiskWatch } from './disk-watch.ts';

const MB = 2 ** 20;

/** A disk of so many MB, and what is said while so many of them are free. */
async function saidOf(size: number, frees: readonly number[]): Promise<string[]> {
  const said: string[] = [];
  const say = { warn: (words: string) => said.push(words), info: (words: string) => said.push(words) };
  const left = [...frees];
  const watch = new DiskWatch('data', say, async () => ({ bsize: MB, blocks: size, bavail: left.shift()! }));
  while (left.length > 0) await watch.look();
  return said.map((words) => words.replace(/^.*: (\d+) MB.*$/, `$1 ${words.includes('again') ? 'again' : 'low'}`));
}

test.each([
  ['200 MB of a small one', 1_000, [200, 199], ['199 low']],
  ['a twentieth', 10_000, [500, 499], ['499 low']],
  ['1 GB of a large one', 1_000_000, [1024, 1023], ['1023 low']],
])('a disk runs low below %s', async (_, size, frees, said) => {
  expect(await saidOf(size, frees)).toEqual(said);
});

test('that is said once until there is clearly more again, and then anew', async () => {
  expect(await saidOf(1_000, [150, 100, 190, 205, 239, 150, 240, 300, 199])).toEqual([
    '150 low',
    '240 again',
    '199 low',
  ]);
});

test('what cannot be looked at is not known, and does not matter', async () => {
  const watch = new DiskWatch('data', console, () => Promise.reject(new Error('no such disk')));
  await watch.start();
  watch.stop();
  expect([watch.free, watch.isLow]).toEqual([undefined, false]);
});

test('a real one is known from the start', async () => {
  const watch = new DiskWatch('.', console);
  await watch.start();
  watch.stop();
  expect(watch.free).toBeGreaterThan(0);
});
