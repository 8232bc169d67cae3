import { render, type VNode } from 'preact';
import { animate, EASES, isStill, TIMES } from './still.ts';

const ARC = 24;
const CARD_AT_MOST = 118;
/** Past the end, and back: a card comes to rest. */
const OVERSHOOT = 0.03;

/** Where something is: an element, or a box in the window. */
export type Place = Element | Pick<DOMRect, 'left' | 'top' | 'width'>;

export interface Flight {
  readonly picture: VNode;
  readonly from: Place | null | undefined;
  readonly to: Place | null | undefined;
  readonly ms: number;
  /** What it becomes on the way, at the foot of the card. */
  readonly into?: VNode | undefined;
  /** What shows when it is turned over at the end. */
  readonly turned?: VNode | undefined;
  readonly delay?: number;
}

/** A picture travels from one place to another on a low arc. Without either place nothing flies. */
export async function fly({ picture, from, to, ms, into, turned, delay = 0 }: Flight): Promise<void> {
  if (isStill() || ms === 0 || from === null || from === undefined || to === null || to === undefined) return;
  const [start, end] = [boxOf(from), boxOf(to)];
  if (start.width === 0 || end.width === 0) return;
  // seats are wide, cards are not
  const width = Math.min(start.width, CARD_AT_MOST);
  const box = boxAt(start.left + (start.width - width) / 2, start.top, width);
  const front = layerIn(box, picture);
  const other = into ?? turned;
  const back = other === undefined ? undefined : layerIn(box, other, into !== undefined);
  document.body.append(box);
  const dx = end.left + end.width / 2 - (start.left + start.width / 2);
  const dy = end.top - start.top;
  const scale = Math.min(end.width, CARD_AT_MOST) / width;
  const timing: KeyframeAnimationOptions = { duration: ms, delay, easing: EASES.both, fill: 'both' };
  const at = (part: number, up: number): string =>
    `translate(${dx * part}px, ${dy * part - up}px) scale(${1 + (scale - 1) * Math.min(1, part)})`;
  if (into !== undefined) become(front, back!, timing);
  else if (back !== undefined) back.style.opacity = '0';
  try {
    await animate(
      box,
      [
        { transform: 'none', opacity: delay === 0 ? 1 : 0 },
        { opacity: 1, offset: 0.01 },
        { transform: at(0.5, ARC), offset: 0.5 },
        { transform: at(1 + OVERSHOOT, 0), offset: 0.9 },
        { transform: at(1, 0) },
      ],
      timing,
    );
    if (turned !== undefined) await turnOver(front, back!, (ms * TIMES.turnOver) / TIMES.travel);
  } finally {
    for (const layer of box.children) render(null, layer);
    box.remove();
  }
}

function boxAt(left: number, top: number, width: number): HTMLElement {
  const box = document.createElement('div');
  box.className = 'flying';
  box.setAttribute('aria-hidden', 'true');
  Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
  box.style.setProperty('--card-w', `${width}px`);
  return box;
}

function layerIn(box: HTMLElement, picture: VNode, isGoods = false): HTMLElement {
  const layer = document.createElement('div');
  if (isGoods) layer.className = 'goods';
  render(picture, layer);
  box.append(layer);
  return layer;
}

/** At 70 % of the way. */
function become(front: Element, back: Element, timing: KeyframeAnimationOptions): void {
  const change = (before: number, after: number): Keyframe[] => [
    { opacity: before },
    { opacity: before, offset: 0.6 },
    { opacity: after, offset: 0.78 },
    { opacity: after },
  ];
  const linear = { ...timing, easing: 'linear' };
  void animate(front, change(1, 0), linear);
  void animate(back, change(0, 1), linear);
}

async function turnOver(front: Element, back: HTMLElement, ms: number): Promise<void> {
  const half = { duration: ms / 2, fill: 'both' } as const;
  await animate(front, [{ transform: 'none' }, { transform: 'scaleX(0)' }], { ...half, easing: 'ease-in' });
  back.style.opacity = '1';
  await animate(back, [{ transform: 'scaleX(0)' }, { transform: 'none' }], { ...half, easing: 'ease-out' });
}

function boxOf(place: Place): Pick<DOMRect, 'left' | 'top' | 'width'> {
  return place instanceof Element ? place.getBoundingClientRect() : place;
}

/** Something is not seen for a moment, as if it had been taken up. Answers with what shows it again. */
export function hide(element: Element | null | undefined, ms: number): () => void {
  if (isStill() || element === null || element === undefined) return () => undefined;
  const hidden = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms });
  return () => hidden.cancel();
}

/** No: ±4 px, twice. */
export function nudge(element: Element | null | undefined): void {
  const at = (x: number): Keyframe => ({ translate: `${x}px 0` });
  void animate(element, [at(0), at(-4), at(4), at(-4), at(4), at(0)], { duration: 240 });
}

/** It comes up and is there. */
export function rise(element: Element | null | undefined, px: number, ms: number): void {
  const path = [
    { translate: `0 ${px}px`, opacity: 0 },
    { translate: '0 0', opacity: 1 },
  ];
  void animate(element, path, { duration: ms, easing: EASES.out });
}
