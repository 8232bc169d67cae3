import { useEffect, useRef, useState } from 'preact/hooks';
import { afterPaint } from '../motion/still.ts';

interface Chosen {
  /** The place in the hand of the card that is chosen, as it is drawn. */
  readonly at: number | null;
  /** Whether it was chosen, drawn or not. */
  isAt(at: number): boolean;
  choose(at: number, card: Element): void;
  drop(): void;
}

/**
 * Which card of the hand is chosen. A tap lifts the card and nothing else; what it would do, the sentence and the button are
 * drawn after that. So the screen answers at once, also on a slow phone.
 */
export function useChosen(question: number | null): Chosen {
  const [drawn, setDrawn] = useState<number | null>(null);
  const chosen = useRef<number | null>(null);
  const drop = (): void => {
    chosen.current = null;
    lift(null);
    setDrawn(null);
  };
  useEffect(drop, [question]);
  return {
    at: drawn,
    isAt: (at) => chosen.current === at,
    choose: (at, card) => {
      chosen.current = at;
      lift(card);
      afterPaint(() => setDrawn(chosen.current));
    },
    drop,
  };
}

function lift(card: Element | null): void {
  for (const other of document.querySelectorAll('.hand > .card.sel')) if (other !== card) other.classList.remove('sel');
  card?.classList.add('sel');
}
