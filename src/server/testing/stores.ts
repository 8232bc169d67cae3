import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'vitest';
import { MemoryStore } from '../../table/store/memory-store.ts';
import type { Store } from '../../table/store/store.ts';
import { MemoryAnalyses, type AnalysisStore } from '../analysis/analysis-store.ts';
import { MemoryPeople } from '../people/memory-people.ts';
import type { PeopleStore } from '../people/people-store.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Given, TestServer } from './test-server.ts';

/** Where tables, people and analyses are kept, also beyond the life of one server. */
export interface Kept {
  readonly store: Store;
  readonly people: PeopleStore;
  readonly analyses: AnalysisStore;
  /** What serves it, if that is not one server alone. */
  readonly server?: (given?: Given) => Promise<TestServer>;
  /** As a new process would find it. */
  reopen(): Promise<Kept>;
  /** For good: nothing stays behind. */
  drop(): Promise<void>;
}

export async function inMemory(): Promise<Kept> {
  const kept: Kept = {
    store: new MemoryStore(),
    people: new MemoryPeople(),
    analyses: new MemoryAnalyses(),
    reopen: async () => kept,
    drop: async () => undefined,
  };
  return kept;
}

export async function inSqlite(folder = newFolder()): Promise<Kept & { readonly folder: string }> {
  const sqlite = await openSqlite(folder);
  const reopen = async (): Promise<Kept> => {
    await sqlite.close();
    return inSqlite(folder);
  };
  const drop = async (): Promise<void> => {
    await sqlite.close();
    rmSync(folder, { recursive: true });
  };
  return { store: sqlite, people: sqlite, analyses: sqlite, reopen, drop, folder };
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'threestraws-server-'));
}

/** The same tests with tables and people in memory, and in a database. */
export function bothStores(tests: (open: () => Promise<Kept>) => void): void {
  describe('in memory', () => {
    tests(inMemory);
  });
  describe('in SQLite', () => {
    tests(inSqlite);
  });
}
