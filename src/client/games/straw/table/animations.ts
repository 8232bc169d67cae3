import type { Card } from '../../../../games/straw/cards.ts';
import type { StrawView } from '../../../../games/straw/view.ts';
import { thing } from '../art/camel-load.ts';
import { animate, EASES, TIMES } from '../../../kit/motion/still.ts';
import { orderFrom } from '../../../play/playback/animations.tsx';
import { placeOf } from '../../../kit/motion/places.ts';
import { PLACES } from '../../../play/playback/places.ts';
import { CARPET_PLACE, loadOnCamel, STRAW_PLACES } from './places.ts';

const SVG = 'http://www.w3.org/2000/svg';
const LIFT = 10;

/** The goods lift, the carpet slides under and away to the upper right. */
export async function animateCarpet(card: Card, pace: number): Promise<void> {
  const load = loadOnCamel();
  const duration = TIMES.bend * pace;
  if (load === null) return;
  const { x, y, width, height } = load.getBBox();
  const [middle, foot] = height === 0 ? [CARPET_PLACE.x, CARPET_PLACE.y] : [x + width / 2, y + height];
  const carpet = document.createElementNS(SVG, 'g');
  carpet.innerHTML = `<g transform="translate(${middle - 30} ${foot - 52})">${thing(card)}</g>`;
  load.before(carpet);
  const at = (dx: number, dy: number): string => `translate(${dx}px, ${dy}px)`;
  void animate(
    load,
    [
      { transform: 'none' },
      { transform: at(0, -LIFT), offset: 0.3 },
      { transform: at(0, -LIFT), offset: 0.6 },
      { transform: 'none' },
    ],
    { duration, easing: EASES.both },
  );
  await animate(
    carpet,
    [
      { transform: at(-70, 8), opacity: 1 },
      { transform: at(0, 0), opacity: 1, offset: 0.4, easing: EASES.in },
      { transform: at(230, -150), opacity: 0 },
    ],
    { duration, easing: EASES.out, fill: 'forwards' },
  );
  carpet.remove();
}

/** The arrow turns over, and the seats' rings light up once, the new way round. */
export async function animateTurn(from: number, view: StrawView, pace: number): Promise<void> {
  const duration = TIMES.bend * pace;
  for (const direction of STRAW_PLACES.directions) {
    const path = [{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0)' }];
    void animate(placeOf(direction)?.firstElementChild ?? null, path, { duration, easing: EASES.both });
  }
  const count = view.seats.length;
  const step = duration / count;
  const rings = orderFrom(from, count, view.direction).map((seat, i) => {
    const path = [{ transform: 'none' }, { transform: 'scale(1.16)', offset: 0.4 }, { transform: 'none' }];
    return animate(placeOf(PLACES.seat(seat)), path, { duration: 2 * step, delay: i * step, easing: EASES.out });
  });
  await Promise.all(rings);
}
