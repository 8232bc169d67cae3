import type { Side } from '../../../../../games/str8-eight/cards.ts';
import { placeOf } from '../../../../kit/motion/places.ts';
import { animate, EASES, isStill, TIMES } from '../../../../kit/motion/still.ts';
import { PLACES } from '../../../../play/playback/places.ts';
import { angleAt } from '../../../../play/session/round.ts';
import { STR8_EIGHT_PLACES } from './places.ts';

const LIGHT_APART = 70;
const BOUNCE = 2;
const LIFT = 8;
const HALF_TURN = 5;

/** The stair gives a little under a new step. */
export async function animateBounce(stair: Element | null, pace: number): Promise<void> {
  const path = [{ translate: '0 0' }, { translate: `0 ${BOUNCE}px`, offset: 0.4 }, { translate: '0 0' }];
  await animate(stair, path, { duration: TIMES.open * pace, easing: EASES.settle });
}

/** The own cards are turned down before they go. */
export async function animateClose(pace: number): Promise<void> {
  const hand = [...(placeOf(PLACES.hand)?.children ?? [])];
  const cards = hand.filter((child) => child instanceof HTMLButtonElement);
  const path = [{ transform: 'none' }, { transform: 'scaleX(0)' }];
  await Promise.all(cards.map((card) => animate(card, path, { duration: TIMES.turnOver * pace, easing: EASES.in })));
}

/** All hands slide from where they were to the next seat, along the rim of the table. */
export async function animatePass(side: Side, count: number, pace: number): Promise<void> {
  const table = placeOf(STR8_EIGHT_PLACES.round);
  if (table === null || isStill()) return;
  const box = table.getBoundingClientRect();
  const half = (Math.PI / count) * (side === 'left' ? 1 : -1);
  const hands = Array.from({ length: count }, (_, at) => placeOf(STR8_EIGHT_PLACES.passing(at)));
  const slides = hands.map((hand, at) =>
    animate(hand, arcPath(angleAt(at + 0.5, count), half, box), {
      duration: TIMES.fall * pace,
      easing: EASES.both,
      fill: 'forwards',
    }),
  );
  await Promise.all(slides);
  // taken up: people are not to be hidden by what they got
  const away = [{ opacity: 1 }, { opacity: 0 }];
  const taken = hands.map((hand) => animate(hand, away, { duration: TIMES.open * pace, fill: 'forwards' }));
  await Promise.all(taken);
}

/** Half a way before the middle to half a way behind it, seen from the middle. */
function arcPath(middle: number, half: number, { width, height }: Pick<DOMRect, 'width' | 'height'>): Keyframe[] {
  return Array.from({ length: 2 * HALF_TURN + 1 }, (_, i): Keyframe => {
    const angle = middle + half * (i / HALF_TURN - 1);
    const [x, y] = [Math.cos(angle) - Math.cos(middle), Math.sin(angle) - Math.sin(middle)];
    return { translate: `${(x * width) / 2}px ${(y * height) / 2}px` };
  });
}

/** The steps light up one by one from the left. */
export async function animateLight(steps: readonly (Element | null)[], pace: number): Promise<void> {
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
