import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { UsageError } from './args.ts';

/** A file that comes into being whole or not at all: it grows beside its place and moves there when it is done. */
export class SafeFile {
  readonly #path: string;
  readonly #part: string;
  readonly #handle: FileHandle;

  private constructor(path: string, part: string, handle: FileHandle) {
    this.#path = path;
    this.#part = part;
    this.#handle = handle;
  }

  static async open(path: string): Promise<SafeFile> {
    const part = `${path}.part`;
    try {
      return new SafeFile(path, part, await open(part, 'w'));
    } catch (error) {
      throw new UsageError(`cannot write ${path}: ${reasonOf(error)}`);
    }
  }

  async write(text: string): Promise<void> {
    await this.#handle.writeFile(text);
  }

  async keep(): Promise<void> {
    await this.#handle.sync();
    await rename(this.#part, this.#path);
  }

  /** What was not kept is gone. */
  async drop(): Promise<void> {
    await this.#handle.close();
    await rm(this.#part, { force: true });
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
};

/** Why the file system said no, in words. */
export function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
}
