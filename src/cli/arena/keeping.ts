import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { z } from 'zod';
import type { Bout } from '../../bots/arena/bout.ts';
import { WHOLE_WIN } from '../../bots/arena/outcomes.ts';
import { matchesOfDeal } from '../../bots/arena/seating.ts';
import { UsageError } from '../args.ts';
import { reasonOf } from '../files.ts';
import type { Kept } from './meeting.ts';

const FORMAT = 'threestraws-arena/1';
const SAVE_MS = 1000;

const kept = z
  .strictObject({
    bout: z.strictObject({
      game: z.string(),
      players: z.int().min(2).max(6),
      options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
      bots: z.array(z.string()).min(2).max(6),
      seed: z.string(),
    }),
    outcomes: z.record(z.string().regex(/^\d+(,\d+)+$/), z.int().min(1)),
    ms: z.number().min(0),
    deals: z.int().min(1).optional(),
  })
  .refine(({ bout, outcomes }) => Object.keys(outcomes).every((key) => isOutcome(key, bout)));

const file = z.strictObject({ format: z.literal(FORMAT), bouts: z.array(kept) });

function isOutcome(key: string, { bots, players }: Bout): boolean {
  const parts = key.split(',').map(Number);
  const whole = WHOLE_WIN * matchesOfDeal(bots.length, players);
  return parts.length === bots.length && parts.reduce((sum, part) => sum + part, 0) === whole;
}

/** What was found so far, in a file, so that a run can go on where another stopped. */
export class Keeping {
  readonly #path: string | undefined;
  #saved = performance.now();

  /** Without a path nothing is kept. */
  constructor(path: string | undefined) {
    if (path === '') throw new UsageError('cannot write a file without a name');
    // a link stays a link: what it leads to is written
    this.#path = path !== undefined && existsSync(path) ? realpathSync(path) : path;
  }

  /** Of each of these bouts what is known already. A file with any others is somebody else's, and is left alone. */
  read(bouts: readonly Bout[]): Kept[] {
    const found = this.#path === undefined ? [] : readKept(this.#path);
    const keys = bouts.map((bout) => JSON.stringify(bout));
    const alien = found.find(({ bout }) => !keys.includes(JSON.stringify(bout)));
    if (alien !== undefined) throw new UsageError(`${this.#path} is of another arena: ${namesOf(alien.bout)}`);
    return bouts.map((bout, i) => {
      const known = found.find((one) => JSON.stringify(one.bout) === keys[i]);
      return { bout, outcomes: known?.outcomes ?? {}, ms: known?.ms ?? 0, deals: known?.deals };
    });
  }

  /** Now and then. */
  saveSometimes(all: () => readonly Kept[]): void {
    if (performance.now() - this.#saved > SAVE_MS) this.save(all());
  }

  /** At once and whole, also where the program has to end. */
  save(all: readonly Kept[]): void {
    if (this.#path === undefined) return;
    const part = `${this.#path}.part`;
    try {
      writeWhole(part, `${JSON.stringify({ format: FORMAT, bouts: all }, null, 1)}\n`);
      renameSync(part, this.#path);
    } catch (error) {
      rmSync(part, { force: true });
      throw new UsageError(`cannot write ${this.#path}: ${reasonOf(error)}`);
    }
    this.#saved = performance.now();
  }
}

function writeWhole(path: string, text: string): void {
  const descriptor = openSync(path, 'w');
  try {
    writeFileSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function readKept(path: string): Kept[] {
  const text = readIfThere(path);
  if (text === undefined) return [];
  const { data } = file.safeParse(parsed(text));
  if (data === undefined) throw new UsageError(`${path} is there and holds no arena: it is left as it is`);
  return data.bouts;
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new UsageError(`cannot read ${path}: ${reasonOf(error)}`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function namesOf({ game, players, bots, seed }: Bout): string {
  return `${game}, ${players} players, ${bots.join(' and ')}, seed ${seed}`;
}
