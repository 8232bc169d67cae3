import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { isDialogOpen } from '../../kit/dialog.tsx';
import { placeOf, setPlace } from '../../kit/motion/places.ts';
import { PLACES } from '../playback/places.ts';

interface HandKeys {
  /** The place of the card that the tab key reaches. */
  readonly focused: number;
  setFocus(place: number): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** A card of the hand, from left to right. */
export function cardAt(place: number): HTMLButtonElement | null {
  return placeOf<HTMLButtonElement>(PLACES.held(place));
}

/** Arrows go from card to card, digits pick one. */
export function useHandKeys(box: RefObject<HTMLElement | null>, count: number): HandKeys {
  const [focus, setFocus] = useState(0);
  const focused = Math.min(focus, Math.max(0, count - 1));
  useLayoutEffect(() => {
    setPlace(PLACES.reached, count === 0 ? null : cardAt(focused));
    setPlace(PLACES.lastHeld, count === 0 ? null : cardAt(count - 1));
  });
  const reach = (place: number): HTMLButtonElement | null => {
    const card = cardAt(place);
    setFocus(place);
    card?.focus();
    return card;
  };
  useDigits((place) => {
    if (place >= count || isDialogOpen() || box.current?.closest('[inert]') !== null) return;
    const card = reach(place);
    // picking is not playing
    if (card?.classList.contains('sel') === false) card.click();
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || count === 0) return;
    event.preventDefault();
    reach((focused + step + count) % count);
  };
  return { focused, setFocus, onKeyDown };
}

/** Unless somebody types. */
function useDigits(pick: (place: number) => void): void {
  useEffect(() => {
    const look = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (!/^[1-9]$/.test(key) || ctrlKey || metaKey || altKey) return;
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
      pick(Number(key) - 1);
    };
    addEventListener('keydown', look);
    return () => removeEventListener('keydown', look);
  });
}
