import { placeOf, placeRef } from './motion/places.ts';

const REST = 'focus';

/** For `ref`: where the focus goes when what had it is gone. At a table that is the hand. */
export const focusRestRef = placeRef(REST);

export function focusRest(): void {
  placeOf<HTMLElement>(REST)?.focus({ preventScroll: true });
}

/** Gives the focus back to what had it; if nothing had, or it is gone, to where it rests. */
export function focusBack(before: Element | null): void {
  const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
  if (isThere) before.focus({ preventScroll: true });
  else focusRest();
}
