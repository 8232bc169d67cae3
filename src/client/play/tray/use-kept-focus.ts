import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { focusRest } from '../../kit/focus-back.ts';
import { placeOf } from '../../kit/motion/places.ts';
import { PLACES } from '../playback/places.ts';

/** What had the focus may be gone with the next drawing; then the hand has it. */
export function useKeptFocus(box: RefObject<HTMLElement | null>): void {
  const hadFocus = box.current?.contains(document.activeElement) === true;
  useLayoutEffect(() => {
    if (!hadFocus || document.activeElement !== document.body) return;
    const card = placeOf<HTMLElement>(PLACES.reached);
    if (card === null) focusRest();
    else card.focus({ preventScroll: true });
  });
}
