import { render, type VNode } from 'preact';
import { isStill, TIMES } from './still.ts';

const ARC = 24;
const CARD_AT_MOST = 118;
const EASE_BOTH = 'cubic-bezier(.6, 0, .2, 1)';

/** Where something is: an element, or a box in the window. */
export type Place = Element | Pick<DOMRect, 'left' | 'top' | 'width'>;

/** A picture travels from one place to another on a low arc. Without either place nothing flies. */
export async function fly(
  picture: VNode,
  from: Place | null | undefined,
  to: Place | null | undefined,
  ms: number = TIMES.travel,
): Promise<void> {
  if (isStill() || ms === 0 || from === null || from === undefined || to === null || to === undefined) return;
  const [start, end] = [boxOf(from), boxOf(to)];
  if (start.width === 0 || end.width === 0) return;
  const box = document.createElement('div');
  // seats are wide, cards are not
  const width = Math.min(start.width, CARD_AT_MOST);
  const scale = Math.min(end.width, CARD_AT_MOST) / width;
  Object.assign(box.style, {
    position: 'fixed',
    zIndex: '30',
    pointerEvents: 'none',
    left: `${start.left + (start.width - width) / 2}px`,
    top: `${start.top}px`,
    width: `${width}px`,
  });
  box.style.setProperty('--card-w', `${width}px`);
  box.setAttribute('aria-hidden', 'true');
  render(picture, box);
  document.body.append(box);
  const dx = end.left + end.width / 2 - (start.left + start.width / 2);
  const dy = end.top - start.top;
  const path = [
    { transform: 'none' },
    { transform: `translate(${dx * 0.55}px, ${dy * 0.5 - ARC}px) scale(${(1 + scale) / 2})` },
    { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
  ];
  box.style.transformOrigin = 'top center';
  try {
    await box.animate(path, { duration: ms, easing: EASE_BOTH, fill: 'forwards' }).finished;
  } finally {
    render(null, box);
    box.remove();
  }
}

function boxOf(place: Place): Pick<DOMRect, 'left' | 'top' | 'width'> {
  return place instanceof Element ? place.getBoundingClientRect() : place;
}

/** Something is not seen for a moment, as if it had been taken up. */
export function hideFor(element: Element | null | undefined, ms: number): void {
  if (!isStill()) element?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms });
}

/** No: ±4 px, twice. */
export function nudge(element: Element | null | undefined): void {
  if (isStill()) return;
  const at = (x: number): Keyframe => ({ translate: `${x}px 0` });
  element?.animate([at(0), at(-4), at(4), at(-4), at(4), at(0)], { duration: 240 });
}

/** A fall: a moment of stillness, then down. */
export async function shake(element: Element | null | undefined, ms: number): Promise<void> {
  if (isStill() || ms === 0 || element === null || element === undefined) return;
  const at = (y: number, turn: number): Keyframe => ({ translate: `0 ${y}px`, rotate: `${turn}deg` });
  const animation = element.animate([at(-30, -2), at(6, 1), at(-3, 0), at(0, 0)], {
    duration: ms,
    easing: 'cubic-bezier(.5, 0, .9, .4)',
  });
  await animation.finished;
}
