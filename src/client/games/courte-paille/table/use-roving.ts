import { useRef, useState } from 'preact/hooks';
import type { RefObject } from 'preact';

interface Roving<Box extends HTMLElement> {
  readonly box: RefObject<Box | null>;
  tabIndexOf(at: number): 0 | -1;
  onKeyDown(event: KeyboardEvent): void;
  /** Touched by other means. */
  setAt(at: number): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** A row of buttons with one stop for the tab key; arrows go from one to the next. */
export function useRoving<Box extends HTMLElement>(count: number): Roving<Box> {
  const box = useRef<Box>(null);
  const [wanted, setAt] = useState(0);
  const at = Math.min(wanted, Math.max(0, count - 1));
  return {
    box,
    setAt,
    tabIndexOf: (one) => (one === at ? 0 : -1),
    onKeyDown(event) {
      const step = STEPS[event.key];
      if (step === undefined || count === 0) return;
      event.preventDefault();
      const next = (at + step + count) % count;
      setAt(next);
      box.current?.querySelectorAll<HTMLElement>('button.card')[next]?.focus();
    },
  };
}
