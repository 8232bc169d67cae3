import { useEffect, useRef, useState } from 'preact/hooks';

/** Whether a hint is being given, and the card that it names. */
export interface Hinting {
  readonly isOpen: boolean;
  /** Which one it is: another one is asked for anew. */
  readonly number: number;
  readonly card: string | null;
  toggle(): void;
  mark(card: string | null): void;
  stop(): void;
}

/** A hint is for one question. Two keys may come before the next drawing, so that what is open is asked when it is changed. */
export function useHinting(question: number | undefined): Hinting {
  const last = useRef(0);
  const [number, setNumber] = useState<number | null>(null);
  const [card, mark] = useState<string | null>(null);
  const change = (next: (now: number | null) => number | null): void => {
    setNumber(next);
    mark(null);
  };
  const stop = (): void => change(() => null);
  useEffect(stop, [question]);
  const toggle = (): void => change((now) => (now === null ? ++last.current : null));
  return { isOpen: number !== null, number: number ?? 0, card, toggle, mark, stop };
}
