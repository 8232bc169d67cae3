// What waits at the top: the bull's-eye, which is the sun, and a straw with a pennant.
import { cut } from '../../../kit/art/common.ts';

const RADII = [100, 88, 76, 64, 52, 40, 28, 16];

/** Eight rings; one shines for each step, from the middle. By night it is the moon. */
export function bullsEye(lit: number): string {
  const rings = RADII.map((radius, i) => {
    const isLit = RADII.length - 1 - i < lit;
    return `<circle r="${radius}" fill="var(--ring-${i % 2 === 0 ? 'a' : 'b'}${isLit ? '-on' : ''})"/>`;
  });
  return `<svg class="bull" viewBox="-100 -100 200 200" aria-hidden="true">${rings.join('')}</svg>`;
}

const STRAW =
  '<path d="M40 8h9v112h-9Z" fill="#3f6fb5"/><path d="M40 8h3.4v112H40Z" fill="#fff" opacity=".35"/><ellipse cx="44.5" cy="8" rx="4.5" ry="2.1" fill="#1f3f74"/>';

export const PENNANT = `<svg class="pennant" viewBox="0 0 60 120" aria-hidden="true">${cut(STRAW)}${cut('<path d="M40 16q-18-8-37 4 14 4 12 18 12-8 25-4Z" fill="#f7b733"/>')}</svg>`;
