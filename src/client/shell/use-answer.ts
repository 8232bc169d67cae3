import { useCallback, useEffect, useState } from 'preact/hooks';

export type Answer<T> =
  | { readonly is: 'coming' }
  | { readonly is: 'here'; readonly value: T }
  /** With what had come before, if anything had. */
  | { readonly is: 'failed'; readonly error: unknown; readonly last: T | undefined };

const COMING = { is: 'coming' } as const;

/** Asks when the page is shown and whenever `about` changes; `again` asks once more and keeps the old answer meanwhile. */
export function useAnswer<T>(ask: () => Promise<T>, about: string): readonly [Answer<T>, () => void] {
  const [answer, setAnswer] = useState<Answer<T>>(COMING);
  const [round, setRound] = useState(0);
  useEffect(() => setAnswer(COMING), [about]);
  useEffect(() => {
    let isWanted = true;
    ask().then(
      (value) => isWanted && setAnswer({ is: 'here', value }),
      (error: unknown) => isWanted && setAnswer((before) => ({ is: 'failed', error, last: lastOf(before) })),
    );
    return () => {
      isWanted = false;
    };
  }, [about, round]);
  return [answer, useCallback(() => setRound((before) => before + 1), [])];
}

export function lastOf<T>(answer: Answer<T>): T | undefined {
  if (answer.is === 'here') return answer.value;
  return answer.is === 'failed' ? answer.last : undefined;
}

/** Who comes back to the page sees how things are now. */
export function useFresh(again: () => void): void {
  useEffect(() => {
    const look = (): void => (document.hidden ? undefined : again());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [again]);
}

const RETRY_AFTER = 5000;

/** What failed is asked for again by itself: the server comes back, another tab lets go. */
export function useRetry(answer: Answer<unknown>, again: () => void): void {
  useEffect(() => {
    if (answer.is !== 'failed') return undefined;
    const timer = setTimeout(again, RETRY_AFTER);
    return () => clearTimeout(timer);
  }, [answer, again]);
}
