import { thing } from '../../art/camel-load.ts';
import { animate, EASES, pause, TIMES } from '../../motion/still.ts';
import { orderFrom } from '../acts.tsx';
import { ringPlace } from '../places.ts';
import type { Scene } from '../scene.ts';
import { camelDrawing, loadOnCamel } from './places.ts';
import type { StrawCard, StrawView } from './shapes.ts';

const SVG = 'http://www.w3.org/2000/svg';
const LIFT = 10;
/** Where a carpet lies on an empty saddle. */
const SADDLE = { x: 178, y: 126 };

/** The goods lift, the carpet slides under and away to the upper right. */
export async function carpetAct(card: StrawCard, pace: number): Promise<void> {
  const load = loadOnCamel();
  const duration = TIMES.bend * pace;
  if (load === null) return;
  const { x, y, width, height } = load.getBBox();
  const [middle, foot] = height === 0 ? [SADDLE.x, SADDLE.y] : [x + width / 2, y + height];
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
export async function turnAct(from: number, view: StrawView, scene: Scene, pace: number): Promise<void> {
  const duration = TIMES.bend * pace;
  for (const arrow of document.querySelectorAll('.topbar .dirn .ic, .topbar .pill.wide .ic')) {
    const path = [{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0)' }];
    void animate(arrow, path, { duration, easing: EASES.both });
  }
  const count = view.seats.length;
  const step = duration / count;
  const rings = orderFrom(from, count, view.direction).map((seat, i) => {
    const path = [{ transform: 'none' }, { transform: 'scale(1.16)', offset: 0.4 }, { transform: 'none' }];
    return animate(ringPlace(seat, scene), path, { duration: 2 * step, delay: i * step, easing: EASES.out });
  });
  await Promise.all(rings);
}

const KNEES = 160;

/** A moment of stillness, then the knees go. */
export async function kneesAct(pace: number): Promise<void> {
  await pause(TIMES.stillness * pace);
  const camel = camelDrawing();
  if (camel === null) return;
  camel.style.transformOrigin = '42% 97%';
  const path = [{ transform: 'none' }, { transform: 'scale(1.06, .86)' }];
  await animate(camel, path, { duration: KNEES * pace, easing: EASES.in });
}

/** The body comes down, the goods scatter from where they were piled, and the dust rises. */
export async function fallAct(pace: number): Promise<void> {
  const camel = camelDrawing();
  if (camel === null) return;
  const duration = TIMES.fall * pace;
  const fall = animate(
    camel.querySelector('.c-body'),
    [
      { transform: 'translateY(-52px)', easing: EASES.in },
      { transform: 'translateY(7px)', offset: 0.42, easing: EASES.out },
      { transform: 'translateY(-3px)', offset: 0.7 },
      { transform: 'none' },
    ],
    { duration },
  );
  const goods = [...camel.querySelectorAll<SVGGElement>('.c-good')].map((good, i) => {
    const { x, y, width, height } = good.getBBox();
    const [dx, dy] = [SADDLE.x - x - width / 2, 40 + 12 * i - y - height / 2];
    return animate(
      good,
      [
        { transform: `translate(${dx}px, ${dy}px)` },
        { transform: `translate(${dx * 0.45}px, ${dy * 0.9 - 24}px)`, offset: 0.45, easing: EASES.in },
        { transform: 'translateY(0)' },
      ],
      { duration, easing: EASES.out },
    );
  });
  const dust = [{ opacity: 0 }, { opacity: 0, offset: 0.45 }, { opacity: 1 }];
  await Promise.all([fall, ...goods, animate(camel.querySelector('.c-dust'), dust, { duration })]);
}
