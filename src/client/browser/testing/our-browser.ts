import { inject } from 'vitest';
import { Visitors } from './visitors.ts';

let ours: Promise<Visitors> | undefined;

/** One browser for all files that a process tests, one after the other; it ends with the process. */
export function ourBrowser(): Promise<Visitors> {
  ours ??= Visitors.in(inject('chromium'));
  return ours;
}
