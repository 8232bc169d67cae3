import type { MatchRecord } from '../../engine/record/record.ts';

/** What a thread is started with. */
export interface Job {
  readonly record: MatchRecord;
  readonly tries: number;
}

/** What it says meanwhile, and at last. */
export type Said = { readonly progress: number } | { readonly text: string } | { readonly error: string };
