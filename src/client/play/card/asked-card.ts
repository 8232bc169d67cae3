import { useEffect, useState } from 'preact/hooks';
import { isDialogOpen } from '../../kit/dialog.tsx';

const LONG = 500;
/** A finger is never quite still. */
const STILL = 10;

/** The card that somebody asks about: by a long touch, by the other button of the mouse, or by `i`. */
export function useAskedCard(): readonly [string | null, () => void] {
  const [card, setCard] = useState<string | null>(null);
  useEffect(() => {
    const ask = (target: EventTarget | null): boolean => {
      const asked = cardAt(target);
      if (asked !== null && !isDialogOpen()) setCard(asked);
      return asked !== null;
    };
    const ends = [askByMouse(ask), askByTouch(ask), askByKey(ask)];
    return () => ends.forEach((end) => end());
  }, []);
  return [card, () => setCard(null)];
}

type Ask = (target: EventTarget | null) => boolean;

/** What lies face down has no name. */
function cardAt(target: EventTarget | null): string | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('.table [data-card]') : null;
  return element?.dataset['card'] ?? null;
}

function askByMouse(ask: Ask): () => void {
  const look = (event: MouseEvent): void => {
    if (ask(event.target)) event.preventDefault();
  };
  addEventListener('contextmenu', look);
  return () => removeEventListener('contextmenu', look);
}

function askByTouch(ask: Ask): () => void {
  let timer = 0;
  let from = { x: 0, y: 0 };
  const stop = (): void => clearTimeout(timer);
  const begin = ({ target, pointerType, clientX, clientY }: PointerEvent): void => {
    stop();
    if (pointerType === 'mouse') return;
    from = { x: clientX, y: clientY };
    timer = window.setTimeout(() => {
      if (ask(target)) swallowClick();
    }, LONG);
  };
  const move = ({ clientX, clientY }: PointerEvent): void => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > STILL) stop();
  };
  const heard = { pointerdown: begin, pointermove: move, pointerup: stop, pointercancel: stop };
  for (const [name, hear] of Object.entries(heard)) addEventListener(name, hear as EventListener);
  return () => {
    stop();
    for (const [name, hear] of Object.entries(heard)) removeEventListener(name, hear as EventListener);
  };
}

/** The finger that asked is lifted later, and has chosen nothing by that. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  addEventListener('pointerdown', () => removeEventListener('click', swallow, { capture: true }), {
    capture: true,
    once: true,
  });
}

function askByKey(ask: Ask): () => void {
  const look = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): void => {
    if (key.toLowerCase() !== 'i' || ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return;
    if (!ask(document.activeElement)) ask([...document.querySelectorAll('.table [data-card]:hover')].at(-1) ?? null);
  };
  addEventListener('keydown', look);
  return () => removeEventListener('keydown', look);
}
