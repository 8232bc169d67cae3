import { animate, EASES, pause, TIMES } from '../../../kit/motion/still.ts';
import { camelDrawing, CARPET_PLACE } from '../table/places.ts';

const KNEES = 160;

/** A moment of stillness, then the knees go. */
export async function animateKnees(pace: number): Promise<void> {
  await pause(TIMES.stillness * pace);
  const camel = camelDrawing();
  if (camel === null) return;
  camel.style.transformOrigin = '42% 97%';
  const path = [{ transform: 'none' }, { transform: 'scale(1.06, .86)' }];
  await animate(camel, path, { duration: KNEES * pace, easing: EASES.in });
}

/** The body comes down, the goods scatter from where they were piled, and the dust rises. */
export async function animateFall(pace: number): Promise<void> {
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
    const [dx, dy] = [CARPET_PLACE.x - x - width / 2, 40 + 12 * i - y - height / 2];
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
