import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { filesIn } from '../upkeep/files.ts';
import { builtUrl } from '../built.ts';
import { Batches } from './batches.ts';
import { messageOf, type Keeping, type Name } from './calls.ts';
import type { Database } from './database.ts';

/** A batch is small: no need for V8's usual nursery of up to 48 MB. */
const NURSERY = { maxYoungGenerationSizeMb: 8 };

/** The database in this folder, which comes into being if need be. Waits for other processes that write, but no longer than that. */
export async function openSqlite(folder: string, patience = 5_000): Promise<Sqlite> {
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw new Error(`cannot keep anything in ${folder}: ${messageOf(error)}`);
  });
  const batches = new Batches(new Worker(builtUrl('sqlite-worker.js'), { resourceLimits: NURSERY }));
  try {
    const { database: file, known } = filesIn(resolve(folder));
    return new Sqlite(batches, await batches.open({ file, known, patience }));
  } catch (error) {
    await batches.close();
    throw error;
  }
}

/** Tables, people and analyses in one SQLite database, which a worker writes. */
export class Sqlite implements Database {
  readonly #batches: Batches;
  /** What was found when it was opened that whoever runs the server has to know. */
  readonly warnings: readonly string[];

  constructor(batches: Batches, warnings: readonly string[]) {
    this.#batches = batches;
    this.warnings = warnings;
  }

  /** Resolves if nothing can be kept any more. */
  get died(): Promise<Error> {
    return this.#batches.died;
  }

  readonly open = this.#passing('open');
  readonly append = this.#passing('append');
  readonly log = this.#passing('log');
  readonly idOf = this.#passing('idOf');
  readonly lobby = this.#passing('lobby');
  readonly tablesOf = this.#passing('tablesOf');
  readonly due = this.#passing('due');
  readonly running = this.#passing('running');

  readonly add = this.#passing('add');
  readonly addKey = this.#passing('addKey');
  readonly holderOf = this.#passing('holderOf');
  readonly useKey = this.#passing('useKey');
  readonly keysOf = this.#passing('keysOf');
  readonly removeKey = this.#passing('removeKey');
  readonly removeOthers = this.#passing('removeOthers');
  readonly removeUnused = this.#passing('removeUnused');
  readonly rename = this.#passing('rename');
  readonly addLink = this.#passing('addLink');
  readonly takeLink = this.#passing('takeLink');
  readonly remove = this.#passing('remove');

  readonly analysis = this.#passing('analysis');
  readonly keepAnalysis = this.#passing('keepAnalysis');

  readonly prune = this.#passing('prune');
  readonly probe = this.#passing('probe');
  readonly tablesByStatus = this.#passing('tablesByStatus');

  /** Does what was asked before, and leaves the database in one file. */
  close(): Promise<void> {
    return this.#batches.close();
  }

  #passing<N extends Name>(name: N): Keeping[N] {
    return ((...args: readonly unknown[]) => this.#batches.call(name, args)) as Keeping[N];
  }
}
