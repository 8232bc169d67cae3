import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { placeOf, setPlace } from '../../kit/motion/places.ts';
import { afterPaint } from '../../kit/motion/still.ts';
import { PLACES } from '../playback/places.ts';

interface Chosen<One> {
  /** What is chosen, as it is drawn: a card, or its place. */
  readonly one: One | null;
  /** Whether it was chosen, drawn or not. */
  isOn(one: One): boolean;
  choose(one: One, card: Element): void;
  drop(): void;
}

/**
 * Which card is chosen. A tap lifts the card and nothing else; what it would do, the sentence and the button are drawn after
 * that. So the screen answers at once, also on a slow phone.
 */
export function useChosen<One extends number | string>(question: number | null): Chosen<One> {
  const [drawn, setDrawn] = useState<One | null>(null);
  const chosen = useRef<One | null>(null);
  const drop = (): void => {
    chosen.current = null;
    lift(null);
    setDrawn(null);
  };
  // at once: a card may be touched as soon as the question is on the screen
  useLayoutEffect(drop, [question]);
  return {
    one: drawn,
    isOn: (one) => chosen.current === one,
    choose: (one, card) => {
      chosen.current = one;
      lift(card);
      afterPaint(() => setDrawn(chosen.current));
    },
    drop,
  };
}

function lift(card: Element | null): void {
  placeOf(PLACES.chosen)?.classList.remove('sel');
  card?.classList.add('sel');
  setPlace(PLACES.chosen, card);
}
