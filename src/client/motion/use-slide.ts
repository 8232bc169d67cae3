import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { animate, EASES, TIMES } from './still.ts';

/** Cards of a row or a column close up and make room instead of jumping. `order` tells when they may have moved. */
export function useSlide(row: RefObject<HTMLElement | null>, order: string, pace: number): void {
  const places = useRef(new Map<Element, readonly [x: number, y: number]>());
  useLayoutEffect(() => {
    const before = places.current;
    const left = row.current?.getBoundingClientRect().left ?? 0;
    const cards = ([...(row.current?.children ?? [])] as HTMLElement[]).filter((card) => card.offsetParent !== null);
    const top = cards[0]?.offsetTop ?? 0;
    places.current = new Map(cards.map((card) => [card, [left + card.offsetLeft, card.offsetTop - top]]));
    for (const [card, [x, y]] of places.current) {
      const [oldX, oldY] = before.get(card) ?? [x, y];
      if (oldX === x && oldY === y) continue;
      const path = [{ translate: `${oldX - x}px ${oldY - y}px` }, { translate: '0 0' }];
      void animate(card, path, { duration: TIMES.open * pace, easing: EASES.out });
    }
  }, [order]);
}
