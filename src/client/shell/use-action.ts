import { useState } from 'preact/hooks';

export interface Action {
  readonly isBusy: boolean;
  readonly error: unknown;
  /** Does it unless something is being done already. */
  run(what: () => Promise<unknown>): void;
  /** Says that it went wrong, without trying. */
  fail(error: unknown): void;
}

/** Something that a person asks for and waits for: one at a time, and what went wrong is kept until the next. */
export function useAction(): Action {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(undefined);
  const run = (what: () => Promise<unknown>): void => {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    what()
      .catch((problem: unknown) => setError(problem))
      .finally(() => setBusy(false));
  };
  return { isBusy, error, run, fail: setError };
}
