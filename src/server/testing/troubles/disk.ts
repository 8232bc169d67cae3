import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Where a server keeps its data, and which can be full. */
export interface Disk {
  fill(server: number): void;
  makeRoom(server: number): void;
  /** When nobody uses it any more. */
  remove(): void;
}

export const CAN_LIMIT = spawnSync('prlimit', ['--version']).status === 0;

/** Any disk: the process, by its id, is not let write to files any more. */
export const LIMITED: Disk = {
  fill: (server) => limitFiles(server, '0'),
  makeRoom: (server) => limitFiles(server, 'unlimited'),
  remove: () => undefined,
};

function limitFiles(server: number, size: string): void {
  execFileSync('prlimit', ['--pid', String(server), `--fsize=${size}:unlimited`]);
}

const CHUNK = Buffer.alloc(4096);

/** A file system of its own, by default as large as some matches are; nothing where this user must not make one. */
export function smallDisk(folder: string, size = '16m'): Disk | undefined {
  mkdirSync(folder, { recursive: true });
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]).status !== 0) return undefined;
  const filler = join(folder, 'filler');
  return {
    fill: () => writeUntilFull(filler),
    makeRoom: () => rmSync(filler),
    remove: () => void execFileSync('umount', ['--lazy', folder]),
  };
}

function writeUntilFull(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (;;) writeSync(handle, CHUNK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(handle);
  }
}
