import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import type { UpkeepStore } from '../store/upkeep-store.ts';
import type { Vital } from './health.ts';

/** However often somebody asks, no more is written than that. */
const WRITE_EVERY = 1000;
/** Who asks waits no longer for a write; it goes on meanwhile. */
const WAIT_AT_MOST = 1000;
const TOO_LONG = 5000;

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/\bfull\b|ENOSPC/i, 'the disk is full'],
  [/read-?only|EROFS|EACCES|EPERM/i, 'the data folder is read-only'],
  [/\blocked\b|\bbusy\b/i, 'another program holds the database'],
];

export interface WritingOptions {
  /** Milliseconds that no clock sets. */
  readonly now?: () => number;
  readonly waitAtMost?: number;
}

/** Whether anything can be kept: tries it. */
export class Writing implements Vital {
  readonly #write: () => Promise<unknown>;
  readonly #now: () => number;
  readonly #waitAtMost: number;
  #underWay: Promise<void> | undefined;
  #began = -Infinity;
  #failure: string | undefined;

  constructor(
    write: () => Promise<unknown>,
    { now = () => performance.now(), waitAtMost = WAIT_AT_MOST }: WritingOptions = {},
  ) {
    this.#write = write;
    this.#now = now;
    this.#waitAtMost = waitAtMost;
  }

  async problem(): Promise<string | undefined> {
    if (this.#underWay === undefined && this.#now() - this.#began >= WRITE_EVERY) this.#begin();
    if (this.#underWay !== undefined) await soon(this.#underWay, this.#waitAtMost);
    const waited = this.#now() - this.#began;
    if (this.#underWay !== undefined && waited >= TOO_LONG)
      return `Nothing has been written for ${Math.floor(waited / 1000)} s: the disk does not answer.`;
    return this.#failure;
  }

  #begin(): void {
    this.#began = this.#now();
    const ends = (failure?: string): void => {
      this.#failure = failure;
      this.#underWay = undefined;
    };
    this.#underWay = this.#write().then(
      () => ends(),
      (error: unknown) => ends(`Nothing can be written: ${reasonOf(error)}.`),
    );
  }
}

/** Keeps something. That the folder is read-only would show only at the next start: the database writes on in the files that it has. */
export async function keeping(store: Pick<UpkeepStore, 'probe'>, folder: string): Promise<void> {
  await Promise.all([store.probe(Date.now()), access(folder, constants.W_OK)]);
}

/** In words that give nothing away. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return REASONS.find(([pattern]) => pattern.test(text))?.[1] ?? 'the database failed';
}

async function soon(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([work, late]);
  clearTimeout(timer);
}
