import type { Place } from '../../motion/fly.ts';
import { othersOf } from '../seats.ts';
import type { Scene } from './log.ts';
import type { StrawView } from './shapes.ts';

/** Where things are on the screen. */
export function pilePlace(): Element | null {
  return document.querySelector('.piles .pilewrap');
}

/** Where the last card lies. */
export function topPlace(): Element | null {
  return document.querySelector('.piles figure > .card, .piles figure > .slot');
}

/** The picture of a seat, also of the viewer's own. */
export function ringPlace(seat: number, view: StrawView, { you }: Scene): Element | null {
  if (seat === you) return document.querySelector('.say .me');
  const at = othersOf(view.seats.length, you).indexOf(seat);
  return document.querySelectorAll('.seats > .seat')[at]?.querySelector('.ring') ?? null;
}

/** Where a seat takes cards. */
export function handPlace(seat: number, view: StrawView, scene: Scene): Place | null {
  if (seat !== scene.you) return ringPlace(seat, view, scene);
  const hand = document.querySelector('.hand');
  const last = hand?.querySelector(':scope > .card:last-child');
  if (hand === null || (last !== undefined && last !== null)) return last ?? null;
  const { left, top, width } = hand.getBoundingClientRect();
  return { left: left + (width - EMPTY_WIDTH) / 2, top, width: EMPTY_WIDTH };
}

/** Of a card that comes to an empty hand. */
const EMPTY_WIDTH = 76;

export function camelDrawing(): SVGSVGElement | null {
  return document.querySelector('.stage svg.camel');
}

export function loadOnCamel(): SVGGElement | null {
  return document.querySelector('.stage .c-pile');
}

/** In the drawing's own measure; it stands at the foot of its box. */
const DRAWING = 440;
const CARD_HEIGHT = 1.4;
const GOODS = 54;
/** Where goods lie when there are none yet: the middle of the saddle. */
const SADDLE = { x: 188, y: 222 };

function scaleOf(drawing: SVGSVGElement): number {
  const { width, height } = drawing.getBoundingClientRect();
  return Math.min(width, height) / DRAWING;
}

/** On top of the load; the foot of a card comes to lie there. */
export function saddle(): Place | null {
  return besideLoad(0, ({ top }, lap) => top + lap);
}

/** Left of the load and low, from where a carpet slides under it. */
export function underLoad(): Place | null {
  return besideLoad(-70, ({ bottom }) => bottom);
}

function besideLoad(shift: number, footOf: (load: DOMRect, lap: number) => number): Place | null {
  const drawing = camelDrawing();
  if (drawing === null) return null;
  const scale = scaleOf(drawing);
  const width = GOODS * scale;
  const load = loadOnCamel()?.getBoundingClientRect();
  const isEmpty = load === undefined || load.height === 0;
  const box = drawing.getBoundingClientRect();
  const middle = isEmpty ? box.left + (box.width - DRAWING * scale) / 2 + SADDLE.x * scale : load.left + load.width / 2;
  const foot = isEmpty ? box.bottom - (DRAWING - SADDLE.y) * scale : footOf(load, width / 4);
  return { left: middle + shift * scale - width / 2, top: foot - CARD_HEIGHT * width, width };
}
