// What falls when somebody has a Str8 Eight.
import { cutb } from '../../../kit/art/common.ts';

/** Place, size and turn. */
const STARS: readonly (readonly [x: number, y: number, size: number, turn: number])[] = [
  [80, 90, 3.2, 12],
  [210, 50, 2, -20],
  [330, 130, 2.6, 30],
  [880, 70, 3, -12],
  [770, 150, 2, 24],
  [950, 210, 2.6, 8],
  [60, 260, 2, 40],
  [500, 36, 2.2, 16],
  [640, 90, 2.8, -30],
  [150, 170, 1.6, 0],
  [420, 70, 1.5, 20],
  [700, 40, 1.6, -8],
  [990, 120, 1.8, 30],
  [20, 170, 1.8, -14],
  [560, 140, 1.6, 10],
];
const COLOURS = ['#fbe35e', '#e5820c', '#1c6fb0', '#c5431a', '#2f9a6a', '#c879a8'];
const STAR = 'M0-8 2.1-2.8 7.6-2.5 3.3 1.1 4.7 6.5 0 3.5-4.7 6.5-3.3 1.1-7.6-2.5-2.1-2.8Z';

/** Paper stars in the air over the mountains. */
export function celebration(): string {
  const paper = STARS.map(
    ([x, y, size, turn], i) =>
      `<g class="paperstar"><path transform="translate(${x} ${y})rotate(${turn})scale(${size})" d="${STAR}" fill="${COLOURS[i % COLOURS.length]}"/></g>`,
  );
  return `<svg class="backdrop" viewBox="0 0 1000 800" preserveAspectRatio="xMidYMin slice" aria-hidden="true">${cutb(paper.join(''))}</svg>`;
}
