// The eight groups of Str8 Eight: a colour and a pattern each. The figure has as many sides or parts as the group's
// number wherever it can.
import { n1 } from '../../../kit/art/common.ts';

export const BLACK = '#1d1f2e';
export const CREAM = '#fbf6ea';

interface Group {
  readonly ground: string;
  readonly figure: string;
  readonly width: number;
  readonly height: number;
  /** The figures of one tile, in that colour. */
  readonly tile: (colour: string) => string;
}

function star(x: number, y: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const radius = i % 2 === 0 ? 8 : 3.5;
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    return `${n1(radius * Math.cos(angle))} ${n1(radius * Math.sin(angle))}`;
  });
  return `<path transform="translate(${x} ${y})" d="M${points.join('L')}Z"/>`;
}

const lines = (d: string, width: number, colour: string): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

const DOTS = '<circle cx="9" cy="7" r="4.6"/><circle cy="21" r="4.6"/><circle cx="18" cy="21" r="4.6"/>';
const STARS = star(11, 9) + star(0, 26) + star(22, 26);
const HEXAGONS = 'M8.3 1 15 5v7.7l-6.7 4-6.7-4V5zM0 15.4l6.7 4v7.7L0 31m16.6-15.6-6.7 4v7.7l6.7 3.9';
const SCALES =
  'M1.3 0a7.7 7.7 0 0 0 15.4 0M5.7 0a3.3 3.3 0 0 0 6.6 0M-7.7 11a7.7 7.7 0 0 0 15.4 0M-3.3 11a3.3 3.3 0 0 0 6.6 0M10.3 11a7.7 7.7 0 0 0 15.4 0M14.7 11a3.3 3.3 0 0 0 6.6 0';

const GROUPS: readonly Group[] = [
  { ground: '#22305c', figure: '#4a5da0', width: 18, height: 28, tile: (c) => `<g fill="${c}">${DOTS}</g>` },
  { ground: '#1c6fb0', figure: '#5aa3dc', width: 13, height: 10, tile: (c) => lines('M3.5 0v10M8 0v10', 2.6, c) },
  {
    ground: '#8fd0ee',
    figure: '#c9ebfa',
    width: 18,
    height: 30,
    tile: (c) => `<path d="M2 13.5h14l-7-12zM-7 28.5h14l-7-12zM11 28.5h14l-7-12z" fill="${c}"/>`,
  },
  {
    ground: '#2f9a6a',
    figure: '#6cc598',
    width: 22,
    height: 22,
    tile: (c) => `<path d="M0 0h11v11H0zM11 11h11v11H11z" fill="${c}"/>`,
  },
  { ground: '#fbe35e', figure: '#fff5bd', width: 22, height: 34, tile: (c) => `<g fill="${c}">${STARS}</g>` },
  { ground: '#e5820c', figure: '#ffb95c', width: 16.6, height: 28.8, tile: (c) => lines(HEXAGONS, 2.6, c) },
  {
    ground: '#c5431a',
    figure: '#ee7d52',
    width: 20,
    height: 12,
    tile: (c) => lines('M-2-1l12 11L22-1M-2 11l12 11 12-11', 3.6, c),
  },
  { ground: '#c879a8', figure: '#efbcd8', width: 18, height: 22, tile: (c) => lines(SCALES, 2.6, c) },
];

/** Of each group: its ground, and the figures on it. */
export const GROUP_COLOURS: readonly Pick<Group, 'ground' | 'figure'>[] = GROUPS;

/** What the drawings of this game refer to by `#`; they come with its table. */
export const GROUP_PATTERNS = GROUPS.map(
  ({ ground, figure, width, height, tile }, i) =>
    `<pattern id="g${i + 1}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"><path d="M0 0h${width}v${height}H0Z" fill="${ground}"/>${tile(figure)}</pattern>`,
).join('');

/** A rectangle in the ground and pattern of a group. */
export function ground(group: number, x: number, y: number, width: number, height: number): string {
  return `<path d="M0 0h${n1(width)}v${n1(height)}H0Z" fill="url(#g${group})" transform="translate(${n1(x)} ${n1(y)})"/>`;
}

/** A chip of a group, for legends. */
export function groupChip(group: number): string {
  return `<svg class="chip8" viewBox="0 0 28 28" aria-hidden="true">${ground(group, 0, 0, 28, 28)}</svg>`;
}
