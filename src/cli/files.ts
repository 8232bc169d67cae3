import { rmSync } from 'node:fs';
import { open, realpath, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { Failure, UsageError } from './args.ts';

/**
 * A file that comes into being whole or not at all: it grows beside its place and moves there when it is done.
 * What is no ordinary file, such as a pipe, is written to as it comes.
 */
export class SafeFile {
  readonly #path: string;
  /** Where it grows; the place itself for what is no ordinary file. */
  readonly #part: string;
  #handle: FileHandle | undefined;

  private constructor(path: string, part: string) {
    this.#path = path;
    this.#part = part;
  }

  /** Nothing is there yet before `begin`, so that whoever may have to drop it can get ready. */
  static async at(name: string): Promise<SafeFile> {
    if (name === '') throw new UsageError('cannot write a file without a name');
    // a link stays a link: what it leads to is written
    const path = await realpath(name).catch(() => name);
    const found = await stat(path).catch(() => undefined);
    if (found?.isDirectory() === true) throw new UsageError(`cannot write ${name}: ${REASONS['EISDIR']}`);
    return new SafeFile(path, found === undefined || found.isFile() ? `${path}.part` : path);
  }

  async begin(): Promise<void> {
    this.#handle = await open(this.#part, 'w').catch((error: unknown) => {
      throw new UsageError(`cannot write ${this.#path}: ${reasonOf(error)}`);
    });
  }

  async write(text: string): Promise<void> {
    await this.#attempt(() => this.#handle!.writeFile(text));
  }

  async keep(): Promise<void> {
    if (this.#part === this.#path) return;
    await this.#attempt(async () => {
      await this.#handle!.sync();
      await rename(this.#part, this.#path);
    });
  }

  /** What was not kept is gone. */
  async drop(): Promise<void> {
    await this.#handle?.close();
    if (this.#part !== this.#path) await rm(this.#part, { force: true });
  }

  /** The same at once, where the program has to end. */
  dropNow(): void {
    if (this.#part !== this.#path) rmSync(this.#part, { force: true });
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      throw new Failure(`cannot write ${this.#path}: ${reasonOf(error)}`);
    }
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of the path is no folder',
  EACCES: 'it is not allowed',
  EPERM: 'it is not allowed',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EFBIG: 'the file grew too large',
};

/** Why the file system said no, in words. */
export function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
}
