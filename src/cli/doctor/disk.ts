import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { lowFor, type Space } from '../../server/upkeep/disk-watch.ts';
import { thousands } from '../figures.ts';
import { reasonOf } from '../files.ts';
import { bad, fine, odd, type Finding } from './finding.ts';

const ABOUT = 'disk';
const MB = 1e6;
const TRIES = 9;
const BLOCK = Buffer.alloc(4096, 's');
/** Every move waits that long at the least, in milliseconds. */
const SLOW = 30;

/** File systems on which a database should not be, by the number that the system has for each. */
const STRANGE: Readonly<Record<number, string>> = {
  0x01021994: 'in memory: all of it is gone when the computer restarts',
  0x794c7630: 'in the layer of a container: all of it is gone with the container',
  0x6969: 'on another computer (NFS), whose locks cannot be relied on',
  0xff534d42: 'on another computer (SMB), whose locks cannot be relied on',
  0xfe534d42: 'on another computer (SMB), whose locks cannot be relied on',
};

/** Room for the data, and how long it takes until something is safe there. */
export async function diskFindings(folder: string): Promise<Finding[]> {
  return [roomFinding(await statfs(folder)), await flushFinding(folder)];
}

export function roomFinding(space: Space & { readonly type?: number }): Finding {
  const [free, size] = [space.bavail * space.bsize, space.blocks * space.bsize];
  const says = `${thousands(free / MB)} of ${thousands(size / MB)} MB are free`;
  if (free < lowFor(size))
    return odd(ABOUT, says, 'make room, or set KEEP_DAYS: threestraws prune removes what ended long ago');
  const strange = STRANGE[space.type ?? 0];
  return strange === undefined
    ? fine(ABOUT, says)
    : odd(ABOUT, `the data is ${strange}`, 'set DATA_DIR to a folder on a disk');
}

async function flushFinding(folder: string): Promise<Finding> {
  try {
    return flushed(await flushTime(folder));
  } catch (error) {
    return bad(
      ABOUT,
      `nothing can be written to ${folder}: ${reasonOf(error)}`,
      'let the user that runs the server write there',
    );
  }
}

export function flushed(ms: number): Finding {
  const says = `a small write is safe after ${ms.toFixed(1)} ms`;
  if (ms < SLOW) return fine(ABOUT, says);
  return odd(ABOUT, says, 'every move waits for one: use a faster disk, or one that is less busy');
}

/** The one in the middle of some, in a file that is gone afterwards. */
async function flushTime(folder: string): Promise<number> {
  const path = join(folder, `doctor.${process.pid}.probe`);
  const times: number[] = [];
  try {
    const file = await open(path, 'wx', 0o600);
    for (let i = 0; i < TRIES; i++) {
      const began = performance.now();
      await file.write(BLOCK, 0, BLOCK.length, i * BLOCK.length);
      await file.sync();
      times.push(performance.now() - began);
    }
    await file.close();
  } finally {
    await rm(path, { force: true });
  }
  return median(times);
}

export function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
}
