import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { animate, EASES, TIMES } from './still.ts';

/** Cards of a row close up and make room instead of jumping. `order` tells when they may have moved. */
export function useSlide(row: RefObject<HTMLElement | null>, order: string, pace: number): void {
  const places = useRef(new Map<Element, number>());
  useLayoutEffect(() => {
    const before = places.current;
    const left = row.current?.getBoundingClientRect().left ?? 0;
    const cards = [...(row.current?.children ?? [])];
    places.current = new Map(cards.map((card) => [card, left + (card as HTMLElement).offsetLeft]));
    for (const [card, now] of places.current) {
      const from = before.get(card);
      if (from === undefined || from === now) continue;
      const path = [{ translate: `${from - now}px 0` }, { translate: '0 0' }];
      void animate(card, path, { duration: TIMES.open * pace, easing: EASES.out });
    }
  }, [order]);
}
