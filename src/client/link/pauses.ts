const FIRST = 1000;
const LONGEST = 10_000;
/** Whoever says that it is for a moment is asked again soon. */
const MOMENT = 2000;

/** How long to wait before each attempt: longer and longer, and not the same for everybody who lost the same server. */
export class Pauses {
  #next = FIRST;

  next(isMomentary = false): number {
    const pause = Math.min(this.#next, isMomentary ? MOMENT : LONGEST);
    this.#next = pause * 2;
    return pause * (0.75 + Math.random() / 4);
  }

  /** It went well: begin anew. */
  reset(): void {
    this.#next = FIRST;
  }
}

/** Runs something whenever the network or the person may be back; answers with what ends that. */
export function onReturn(run: () => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  // neither is there outside of a page
  globalThis.addEventListener?.('online', run, { signal });
  const visible = (): void => (document.visibilityState === 'visible' ? run() : undefined);
  if (typeof document !== 'undefined') document.addEventListener('visibilitychange', visible, { signal });
  return () => leaving.abort();
}

/** Waits so long, or until somebody may be back. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      off();
      resolve();
    };
    const timer = setTimeout(end, ms);
    const off = onReturn(end);
  });
}
