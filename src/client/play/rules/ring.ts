import { ANIMALS, type AnimalName } from '../../kit/art/animals.ts';

export interface RingLook {
  /** From the top, clockwise. */
  readonly seats: readonly AnimalName[];
  readonly isClockwise: boolean;
  /** Where the arrows are, in degrees from the top. */
  readonly arrows: readonly number[];
  readonly class?: string;
  /** Drawn over it. */
  readonly over?: string;
}

/** The middles of the four seats. */
export const RING_PLACES = [
  [75, 23],
  [117, 65],
  [75, 107],
  [33, 65],
] as const;

const MIDDLE = '75 65';

/** Four seats round a circle of arrows. */
export function ring({ seats, isClockwise, arrows, class: className = '', over = '' }: RingLook): string {
  const turned = isClockwise ? '' : ' matrix(-1 0 0 1 150 0)';
  const tips = arrows.map((angle) => `<path d="M75 14l12 9-12 9Z" transform="rotate(${angle} ${MIDDLE})${turned}"/>`);
  const animals = RING_PLACES.map(([x, y], i) => {
    const drawing = ANIMALS[seats[i] ?? 'hare'];
    return `<svg x="${x - 17}" y="${y - 17}" width="34" height="34" viewBox="0 0 64 64">${drawing}</svg>`;
  });
  return (
    `<svg class="ringd ${className}" viewBox="0 0 150 130" aria-hidden="true"><circle cx="75" cy="65" r="42" fill="none" stroke="var(--line-strong)" stroke-width="3" stroke-dasharray="7 6"/>` +
    `<g fill="var(--accent-text)">${tips.join('')}</g>${animals.join('')}${over}</svg>`
  );
}
