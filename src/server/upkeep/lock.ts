import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { closeSync, existsSync, fchownSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { messageOf } from '../store/calls.ts';
import { filesIn, type DataFiles } from './files.ts';

const BUSY = 5;

/** Whoever has a data folder. */
export interface Holder {
  /** For words. */
  readonly name: string;
  /** Where it is one of this computer. */
  readonly pid?: number;
}

/**
 * Has a data folder to itself, as long as the process lives: the lock is one of the operating system's, on an empty database that nothing is
 * ever written to, and goes with the process however that ends. Which process it is stands beside it, for words only.
 */
export class FolderLock {
  readonly #database: DatabaseSyncInstance;
  readonly #files: DataFiles;

  private constructor(database: DatabaseSyncInstance, files: DataFiles) {
    this.#database = database;
    this.#files = files;
  }

  static take(folder: string): FolderLock {
    const files = filesIn(folder);
    makeEmpty(files.lock, folder);
    const database = new DatabaseSync(files.lock, { timeout: 0 });
    try {
      database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    } catch (error) {
      database.close();
      throw whyNot(error, folder, files);
    }
    rmSync(files.pid, { force: true });
    writeFileSync(files.pid, `${process.pid} ${hostname()}\n`, { mode: 0o600 });
    return new FolderLock(database, files);
  }

  release(): void {
    if (!this.#database.isOpen) return;
    rmSync(this.#files.pid, { force: true });
    this.#database.close();
  }
}

/** Which process has a folder, if any has. Only looks: for whoever takes it at that very moment it may seem to be taken. */
export function holderOf(folder: string): Holder | undefined {
  const files = filesIn(folder);
  if (!existsSync(files.lock)) return undefined;
  const database = new DatabaseSync(files.lock, { readOnly: true, timeout: 0 });
  try {
    database.prepare('SELECT count(*) FROM sqlite_schema').get();
    return undefined;
  } catch (error) {
    if (!isBusy(error)) throw error;
    return holderIn(files);
  } finally {
    database.close();
  }
}

/** One that is there must not even be opened: where it is this process that has the lock, closing it again would lose it. */
function makeEmpty(file: string, folder: string): void {
  try {
    const made = openSync(file, 'wx', 0o600);
    giveTo(made, folder);
    closeSync(made);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** What the administrator makes in somebody's folder has to be theirs: their server could not even open it. */
function giveTo(file: number, folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  fchownSync(file, uid, gid);
}

function whyNot(error: unknown, folder: string, files: DataFiles): Error {
  if (!isBusy(error)) return new Error(`cannot lock ${folder}: ${messageOf(error)}`, { cause: error });
  return new Error(`${holderIn(files).name} has ${folder} open; only one can at a time`);
}

function isBusy(error: unknown): boolean {
  return (error as { readonly errcode?: number }).errcode === BUSY;
}

function holderIn({ pid: file }: DataFiles): Holder {
  try {
    const [pid, host] = readFileSync(file, 'utf8').trim().split(' ');
    return host === hostname() ? { name: `process ${pid}`, pid: Number(pid) } : { name: `process ${pid} on ${host}` };
  } catch {
    // it has the lock and is about to say who it is
    return { name: 'another process' };
  }
}
