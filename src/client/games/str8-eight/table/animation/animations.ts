import { animate, EASES, isStill, TIMES } from '../../../../kit/motion/still.ts';

const LIGHT_APART = 70;
const BOUNCE = 2;
const LIFT = 8;
const HALF_TURN = 5;

/** The stair gives a little under a new step. */
export async function animateBounce(stairs: Element | null | undefined, pace: number): Promise<void> {
  const path = [{ translate: '0 0' }, { translate: `0 ${BOUNCE}px`, offset: 0.4 }, { translate: '0 0' }];
  await animate(stairs, path, { duration: TIMES.open * pace, easing: EASES.settle });
}

/** The own cards are turned down before they go. */
export async function animateClose(pace: number): Promise<void> {
  const cards = [...document.querySelectorAll('.hand > .card')];
  const path = [{ transform: 'none' }, { transform: 'scaleX(0)' }];
  await Promise.all(cards.map((card) => animate(card, path, { duration: TIMES.turnOver * pace, easing: EASES.in })));
}

/** All hands slide from where they were to the next seat, along the rim of the table. */
export async function animatePass(pace: number): Promise<void> {
  const table = document.querySelector<HTMLElement>('.round.moving');
  if (table === null || isStill()) return;
  const { width, height } = table.getBoundingClientRect();
  const hands = [...table.querySelectorAll<HTMLElement>('.mv')];
  const half = (Math.PI / hands.length) * (table.dataset['side'] === 'left' ? 1 : -1);
  const slides = hands.map((hand) => {
    const middle = Number(hand.dataset['angle']);
    const path = Array.from({ length: 2 * HALF_TURN + 1 }, (_, i): Keyframe => {
      const angle = middle + half * (i / HALF_TURN - 1);
      const [x, y] = [Math.cos(angle) - Math.cos(middle), Math.sin(angle) - Math.sin(middle)];
      return { translate: `${(x * width) / 2}px ${(y * height) / 2}px` };
    });
    return animate(hand, path, { duration: TIMES.fall * pace, easing: EASES.both, fill: 'forwards' });
  });
  await Promise.all(slides);
  // taken up: people are not to be hidden by what they got
  const away = [{ opacity: 1 }, { opacity: 0 }];
  const taken = hands.map((hand) => animate(hand, away, { duration: TIMES.open * pace, fill: 'forwards' }));
  await Promise.all(taken);
}

/** The steps light up one by one from the left. */
export async function animateLight(stair: Element | null | undefined, pace: number): Promise<void> {
  const steps = [...(stair?.querySelectorAll('li > .card, .c-step') ?? [])];
  const path = [
    { opacity: 0.4, translate: '0 0' },
    { opacity: 1, translate: `0 ${-LIFT}px`, offset: 0.5 },
    { opacity: 1, translate: '0 0' },
  ];
  const lights = steps.map((step, i) =>
    animate(step, path, {
      duration: TIMES.bend * pace,
      delay: i * LIGHT_APART * pace,
      easing: EASES.out,
      fill: 'backwards',
    }),
  );
  await Promise.all(lights);
}

/** Rays turn a little, paper stars fall and lie still. */
export function animateCelebrate(context: Element | null | undefined): void {
  const stars = [...(context?.querySelectorAll('.paperstar') ?? [])];
  const turn = [{ transform: 'rotate(-6deg)' }, { transform: 'none' }];
  void animate(context?.querySelector('.turnrays'), turn, { duration: 2 * TIMES.fall, easing: EASES.out });
  stars.forEach((star, i) => {
    const path = [
      { transform: 'translateY(-340px)', opacity: 0 },
      { opacity: 1, offset: 0.2 },
      { transform: 'none', opacity: 1 },
    ];
    void animate(star, path, {
      duration: TIMES.fall,
      delay: 8 * LIGHT_APART + i * 40,
      easing: EASES.out,
      fill: 'backwards',
    });
  });
}
