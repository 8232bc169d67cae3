import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { placeRef } from '../../../kit/motion/places.ts';

interface Roving<Box extends HTMLElement> {
  readonly box: RefObject<Box | null>;
  /** For the button at this place of the row, which is also a place for flights. */
  refOf(at: number, place: string): (button: HTMLElement | null) => void;
  tabIndexOf(at: number): 0 | -1;
  onKeyDown(event: KeyboardEvent): void;
  /** Touched by other means. */
  setAt(at: number): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** A row of buttons with one stop for the tab key; arrows go from one to the next. The row may call for the focus. */
export function useRoving<Box extends HTMLElement>(count: number, takesFocus: boolean): Roving<Box> {
  const box = useRef<Box>(null);
  const buttons = useRef<(HTMLElement | null)[]>([]);
  const [wanted, setAt] = useState(0);
  const at = Math.min(wanted, Math.max(0, count - 1));
  useEffect(() => {
    if (takesFocus) buttons.current[at]?.focus({ preventScroll: true });
  }, [takesFocus]);
  return {
    box,
    refOf: (one, place) => (button) => {
      buttons.current[one] = button;
      placeRef(place)(button);
    },
    setAt,
    tabIndexOf: (one) => (one === at ? 0 : -1),
    onKeyDown(event) {
      const step = STEPS[event.key];
      if (step === undefined || count === 0) return;
      event.preventDefault();
      const next = (at + step + count) % count;
      setAt(next);
      buttons.current[next]?.focus();
    },
  };
}
