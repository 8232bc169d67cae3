import { useCallback, useEffect, useState } from 'preact/hooks';

export type Answer<T> =
  | { readonly is: 'coming' }
  | { readonly is: 'here'; readonly value: T }
  | { readonly is: 'failed'; readonly error: unknown };

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
      (error: unknown) => isWanted && setAnswer({ is: 'failed', error }),
    );
    return () => {
      isWanted = false;
    };
  }, [about, round]);
  return [answer, useCallback(() => setRound((before) => before + 1), [])];
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
