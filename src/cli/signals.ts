import { constants } from 'node:os';

export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
export type Signal = (typeof SIGNALS)[number];

/** What a shell calls the end by a signal. */
export function codeOf(signal: Signal | 'SIGPIPE'): number {
  return 128 + constants.signals[signal];
}

/** Tidies up when somebody stops the work, and ends it. Answers with what takes this back. */
export function onStop(tidy: () => void): () => void {
  const stop = (signal: Signal): void => {
    tidy();
    process.exit(codeOf(signal));
  };
  for (const signal of SIGNALS) process.once(signal, stop);
  return () => SIGNALS.forEach((signal) => process.off(signal, stop));
}
