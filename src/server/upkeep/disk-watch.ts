import { statfs } from 'node:fs/promises';

const MB = 2 ** 20;
const EVERY = 60_000;
/** Of the whole disk, but not less than the one and not more than the other. */
const LOW_SHARE = 0.05;
const LOW_LEAST = 200 * MB;
const LOW_MOST = 1024 * MB;
/** So much more than low is enough again: else a figure that wavers would be told again and again. */
const RECOVERED = 1.2;

export interface Space {
  readonly bavail: number;
  readonly blocks: number;
  readonly bsize: number;
}

interface Saying {
  warn(words: string): void;
  info(words: string): void;
}

/** Looks now and then how much room there is for the data, and says once when it gets little. */
export class DiskWatch {
  readonly #folder: string;
  readonly #say: Saying;
  readonly #look: (folder: string) => Promise<Space>;
  #timer: NodeJS.Timeout | undefined;
  /** In bytes, when it was last looked; unknown before. */
  free: number | undefined;
  isLow = false;

  constructor(folder: string, say: Saying, look: (folder: string) => Promise<Space> = statfs) {
    this.#folder = folder;
    this.#say = say;
    this.#look = look;
  }

  async start(): Promise<void> {
    this.#timer = setInterval(() => void this.look(), EVERY).unref();
    await this.look();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async look(): Promise<void> {
    // where it cannot be known, or not just now, nothing is said
    const space = await this.#look(this.#folder).catch(() => undefined);
    if (space === undefined) return;
    this.free = space.bavail * space.bsize;
    this.#judge(this.free, lowFor(space.blocks * space.bsize));
  }

  #judge(free: number, low: number): void {
    if (!this.isLow && free < low) {
      this.isLow = true;
      this.#say.warn(`the disk of the data runs low: ${Math.floor(free / MB)} MB are free`);
    } else if (this.isLow && free >= low * RECOVERED) {
      this.isLow = false;
      this.#say.info(`there is room on the disk of the data again: ${Math.floor(free / MB)} MB are free`);
    }
  }
}

/** Below how many bytes it is little, of a disk of that size. */
export function lowFor(size: number): number {
  return Math.min(LOW_MOST, Math.max(LOW_LEAST, LOW_SHARE * size));
}
