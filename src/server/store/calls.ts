import type { Store } from '../../table/store/store.ts';
import type { AnalysisStore } from '../analysis/analysis-store.ts';
import type { PeopleStore } from '../people/people-store.ts';
import type { PruneStore } from './prune-store.ts';
import type { UpkeepStore } from './upkeep-store.ts';

export type Keeping = Omit<Store, 'others'> & Omit<PeopleStore, 'onChanged'> & AnalysisStore & PruneStore & UpkeepStore;
export type Name = keyof Keeping;

/** The same contract without waiting. */
export type AtOnce<T> = {
  [K in keyof T]: T[K] extends (...args: infer Args) => Promise<infer Value> ? (...args: Args) => Value : never;
};

export interface Call {
  readonly name: Name;
  readonly args: readonly unknown[];
}

export type Result = { readonly value: unknown } | { readonly failed: string };

/** What the worker begins with. */
export interface Opening {
  readonly file: string;
  /** Where it is written how much it has at least. */
  readonly known: string;
  /** How many milliseconds to wait for another process that writes. */
  readonly patience: number;
}

/** A name with several addresses fails with several errors, and says nothing itself. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return messageOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
