// The eight groups of Str8 Eight: a colour and a pattern each.
import { n1 } from './common.ts';

function star(x: number, y: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const radius = i % 2 === 0 ? 8 : 3.5;
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    return `${n1(radius * Math.cos(angle))} ${n1(radius * Math.sin(angle))}`;
  });
  return `<path transform="translate(${x} ${y})" d="M${points.join('L')}Z"/>`;
}

interface Tile {
  readonly size: readonly [number, number];
  readonly ground: string;
  readonly markup: string;
}

/** The figure has as many sides or parts as the number of the group, wherever it can. */
const TILES: readonly Tile[] = [
  {
    size: [18, 28],
    ground: '#22305c',
    markup:
      '<g fill="#4a5da0"><circle cx="9" cy="7" r="4.6"/><circle cy="21" r="4.6"/><circle cx="18" cy="21" r="4.6"/></g>',
  },
  { size: [13, 10], ground: '#1c6fb0', markup: '<path d="M3.5 0v10M8 0v10" stroke="#5aa3dc" stroke-width="2.6"/>' },
  {
    size: [18, 30],
    ground: '#8fd0ee',
    markup: '<path d="M2 13.5h14l-7-12zM-7 28.5h14l-7-12zM11 28.5h14l-7-12z" fill="#c9ebfa"/>',
  },
  { size: [22, 22], ground: '#2f9a6a', markup: '<path d="M0 0h11v11H0zM11 11h11v11H11z" fill="#6cc598"/>' },
  { size: [22, 34], ground: '#fbe35e', markup: `<g fill="#fff5bd">${star(11, 9)}${star(0, 26)}${star(22, 26)}</g>` },
  {
    size: [16.6, 28.8],
    ground: '#e5820c',
    markup:
      '<path d="M8.3 1 15 5v7.7l-6.7 4-6.7-4V5zM0 15.4l6.7 4v7.7L0 31m16.6-15.6-6.7 4v7.7l6.7 3.9" fill="none" stroke="#ffb95c" stroke-width="2.6"/>',
  },
  {
    size: [20, 12],
    ground: '#c5431a',
    markup: '<path d="M-2-1l12 11L22-1M-2 11l12 11 12-11" fill="none" stroke="#ee7d52" stroke-width="3.6"/>',
  },
  {
    size: [18, 22],
    ground: '#c879a8',
    markup:
      '<g fill="none" stroke="#efbcd8" stroke-width="2.6"><path d="M1.3 0a7.7 7.7 0 0 0 15.4 0M5.7 0a3.3 3.3 0 0 0 6.6 0M-7.7 11a7.7 7.7 0 0 0 15.4 0M-3.3 11a3.3 3.3 0 0 0 6.6 0M10.3 11a7.7 7.7 0 0 0 15.4 0M14.7 11a3.3 3.3 0 0 0 6.6 0"/></g>',
  },
];

/** For the sprite: `g1` to `g8`. */
export const GROUP_PATTERNS = TILES.map(({ size: [width, height], ground, markup }, i) => {
  const paper = `<path d="M0 0h${width}v${height}H0Z" fill="${ground}"/>`;
  return `<pattern id="g${i + 1}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${paper}${markup}</pattern>`;
}).join('');
