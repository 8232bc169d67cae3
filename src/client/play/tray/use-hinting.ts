import { useEffect, useState } from 'preact/hooks';

/** Whether a hint is being given, and the card that it names. */
export interface Hinting {
  readonly isOpen: boolean;
  readonly card: string | null;
  toggle(): void;
  mark(card: string | null): void;
  stop(): void;
}

/** A hint is for one question. */
export function useHinting(question: number | undefined): Hinting {
  const [isOpen, setIsOpen] = useState(false);
  const [card, mark] = useState<string | null>(null);
  const stop = (): void => {
    setIsOpen(false);
    mark(null);
  };
  useEffect(stop, [question]);
  return { isOpen, card, toggle: () => (isOpen ? stop() : setIsOpen(true)), mark, stop };
}
