// La Courte Paille: who is on the raft.
import type { Castaway } from '../../../../games/courte-paille/cards.ts';

interface Paint {
  /** The ground of the card. */
  readonly bg: string;
  /** The disc behind the head. */
  readonly tint: string;
  /** Dark enough for text. */
  readonly deep: string;
}

export const PAINTS: Readonly<Record<Castaway, Paint>> = {
  captain: { bg: '#2c4a86', tint: '#7f9fd6', deep: '#233c6e' },
  cook: { bg: '#d4503c', tint: '#f7b39b', deep: '#a83423' },
  'cabin-boy': { bg: '#e7aa2f', tint: '#fbe2a4', deep: '#7d5300' },
  lookout: { bg: '#3d8a5f', tint: '#a9d9b4', deep: '#1f6140' },
  sailor: { bg: '#43a3b8', tint: '#c3e6ea', deep: '#12606f' },
  'fortune-teller': { bg: '#7a4a90', tint: '#c9a8da', deep: '#5f3375' },
  coco: { bg: '#153f4a', tint: '#2c7a7c', deep: '#153f4a' },
};

const spokes = [0, 45, 90, 135].map((a) => `<path d="M10 0v20" transform="rotate(${a} 10 10)"/>`).join('');
const SIGNS: Readonly<Record<Castaway, (fill: string) => string>> = {
  captain: (f) =>
    `<g stroke="${f}" stroke-width="2.4" stroke-linecap="round">${spokes}</g><circle cx="10" cy="10" r="6" fill="none" stroke="${f}" stroke-width="2.8"/>`,
  cook: (f) =>
    `<path d="M5 19v-7.5C1 11 0 5 4 4c1-5 11-5 12 0 4 1 3 7-1 7.5V19Z" fill="${f}"/><path d="M5 15.5h10" stroke="#fff" stroke-opacity=".65" stroke-width="1.3"/>`,
  'cabin-boy': (f) =>
    `<path d="M9.2 20v-7.5L3.5 7V1.5M10.8 20v-7.5L16.5 7V1.5" fill="none" stroke="${f}" stroke-width="3.4" stroke-linejoin="round"/><path d="M3 3.5c2 6.5 12 6.5 14 0" fill="none" stroke="${f}" stroke-width="1.6"/><circle cx="10" cy="8" r="2" fill="${f}"/>`,
  lookout: (f) =>
    `<path d="m0 14.5 2.5 4.5L11 14 8 8.5Zm9-7.2 3.2 6 4-2.3-3.2-6ZM14 4l3.5 6 2.5-1.5L16.5 2.5Z" fill="${f}"/>`,
  sailor: (f) =>
    `<circle cx="10" cy="3.2" r="2.3" fill="none" stroke="${f}" stroke-width="2"/><path d="M10 5v13M5.5 8.5h9" stroke="${f}" stroke-width="2.6"/><path d="M1.5 10.5c.5 5.5 4 8.5 8.5 8.5s8-3 8.5-8.5" fill="none" stroke="${f}" stroke-width="2.6"/><path d="M0 13.5 1.5 9 5 12Zm20 0L18.5 9 15 12Z" fill="${f}"/>`,
  'fortune-teller': (f) =>
    `<path d="M14 1a9.5 9.5 0 1 0 4.5 14.5A8 8 0 0 1 14 1Z" fill="${f}"/><path d="m16.5 4 .9 2.6 2.6.9-2.6.9-.9 2.6-.9-2.6-2.6-.9 2.6-.9Z" fill="${f}"/>`,
  coco: (f) =>
    `<path d="M17.5.5C8 2 2.5 8 3.5 16L1 19.5l1.5.5 2.7-3C13.5 17 18.5 10 17.5.5Z" fill="${f}"/><path d="M14 5 5 16" stroke="#fff" stroke-opacity=".7" stroke-width="1.3"/>`,
};

/** One silhouette each, in a box of 20 × 20. */
export function signShape(who: Castaway, fill: string): string {
  return SIGNS[who](fill);
}

export function signOf(who: Castaway): string {
  return `<svg class="sign" viewBox="0 0 20 20" aria-hidden="true">${signShape(who, 'currentColor')}</svg>`;
}

/** The shark of the initiative. */
export const SHARK =
  '<svg class="shark" viewBox="0 0 48 40" aria-hidden="true"><path d="M8 32C12 16 20 6 32 2c-3 8-2 14 6 30Z" fill="#5b6b7d"/><path d="M8 32C12 16 20 6 32 2c-8 8-12 18-13 30Z" fill="#74869a"/><path d="M0 33q6-5 12 0t12 0 12 0 12 0v7H0Z" fill="#1f7d80"/></svg>';
