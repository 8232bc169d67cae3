import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** What had the focus may be gone with the next drawing; then the hand has it. */
export function useKeptFocus(box: RefObject<HTMLElement | null>): void {
  const hadFocus = box.current?.contains(document.activeElement) === true;
  useLayoutEffect(() => {
    if (!hadFocus || document.activeElement !== document.body) return;
    const card = document.querySelector<HTMLElement>('.hand > .card[tabindex="0"]');
    (card ?? document.querySelector<HTMLElement>('.tray'))?.focus({ preventScroll: true });
  });
}
