import { animate, EASES, TIMES } from '../../../kit/motion/still.ts';

const STARS_AFTER = 560;
const STARS_APART = 40;

/** Paper stars fall and lie still: parts of the drawing that `art/celebration.ts` makes. */
export function animateCelebration(drawing: Element | null | undefined): void {
  const fall = [
    { transform: 'translateY(-340px)', opacity: 0 },
    { opacity: 1, offset: 0.2 },
    { transform: 'none', opacity: 1 },
  ];
  for (const [i, star] of [...(drawing?.querySelectorAll('.paperstar') ?? [])].entries()) {
    void animate(star, fall, {
      duration: TIMES.fall,
      delay: STARS_AFTER + i * STARS_APART,
      easing: EASES.out,
      fill: 'backwards',
    });
  }
}
