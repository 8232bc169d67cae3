/** Gives the focus back to what had it; if nothing had, or it is gone, to the hand. */
export function focusBack(before: Element | null): void {
  const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
  (isThere ? before : document.querySelector<HTMLElement>('.tray'))?.focus({ preventScroll: true });
}
