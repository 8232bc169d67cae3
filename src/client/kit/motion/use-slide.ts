import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { animate, EASES, TIMES } from './still.ts';

type Place = readonly [x: number, y: number];

/** Cards of a row or a column close up and make room instead of jumping. `order` tells when they may have moved. */
export function useSlide(row: RefObject<HTMLElement | null>, order: string, pace: number): void {
  const drawn = useRef(order);
  // asked before anything changes, where they are is known; a first drawing would be laid out just for the answer
  const before = drawn.current === order ? undefined : placesIn(row.current);
  useLayoutEffect(() => {
    drawn.current = order;
    if (before === undefined) return;
    for (const [card, [x, y]] of placesIn(row.current)) {
      const [oldX, oldY] = before.get(card) ?? [x, y];
      if (oldX === x && oldY === y) continue;
      const path = [{ translate: `${oldX - x}px ${oldY - y}px` }, { translate: '0 0' }];
      void animate(card, path, { duration: TIMES.open * pace, easing: EASES.out });
    }
  }, [order]);
}

function placesIn(row: HTMLElement | null): ReadonlyMap<Element, Place> {
  const left = row?.getBoundingClientRect().left ?? 0;
  const cards = ([...(row?.children ?? [])] as HTMLElement[]).filter((card) => card.offsetParent !== null);
  const top = cards[0]?.offsetTop ?? 0;
  return new Map(cards.map((card) => [card, [left + card.offsetLeft, card.offsetTop - top]]));
}
