import type { Place } from '../../../kit/motion/fly.ts';
import { placeOf } from '../../../kit/motion/places.ts';

/** The names of the places that only a table of Straw has. */
export const STRAW_PLACES = {
  camel: 'camel',
  /** What was played last lies there. */
  top: 'top',
  /** Both show the way that play goes; one of them is seen. */
  directions: ['direction in the round', 'direction beside it'],
  dial: 'dial',
  /** The weight that the tab key goes to. */
  weight: 'weight',
  /** The smoke under the dial, from the dial down. */
  smoke: ['smoke 1', 'smoke 2', 'smoke 3'],
} as const;

/** Where a carpet lies on an empty saddle. */
export const CARPET_PLACE = { x: 178, y: 126 };

/** Where the last card lies. */
export function topPlace(): Element | null {
  return placeOf(STRAW_PLACES.top)?.firstElementChild ?? null;
}

export function camelDrawing(): SVGSVGElement | null {
  return placeOf(STRAW_PLACES.camel)?.querySelector('svg') ?? null;
}

export function loadOnCamel(): SVGGElement | null {
  return camelDrawing()?.querySelector<SVGGElement>('.c-pile') ?? null;
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
