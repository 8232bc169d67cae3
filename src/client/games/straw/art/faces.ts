// The faces of Straw: a bazaar from noon to night.
import { card, cut, INK, n1, num } from '../../../kit/art/common.ts';
import { carpetShape } from './carpet.ts';
import { DYES, goods } from './goods.ts';

const C = DYES;
const CREAM = '#fdeec8';

// The pointed arch of a bazaar stall; the corners it leaves free hold the index.
const ARCH = 'M11 140V77C11 50 36 45 50 15c14 30 39 35 39 62v63Z';
const ARCH2 = 'M17 140V79C17 56 39 49 50 26c11 23 33 30 33 53v61Z';
const frame = (paper: string, rim: string, sky: string, body: string, star = ''): string =>
  `<path fill="${paper}" d="M0 0h100v140H0Z"/>${star}<g filter="url(#cut)"><path d="${ARCH}" fill="${rim}"/></g><path d="${ARCH2}" fill="${sky}"/>${body}`;

const SKY = [
  '',
  '#fbe3a6',
  '#fbd98d',
  '#f9c96c',
  '#f6b855',
  '#f0a048',
  '#e78645',
  '#d96b44',
  '#b95050',
  '#843f60',
  '#4c3767',
];
const RIM = [
  '',
  '#d9973a',
  '#d68b32',
  '#cf7a2c',
  '#c86c2b',
  '#bd5a2b',
  '#ad4a2c',
  '#963a2f',
  '#74304a',
  '#54295a',
  '#2f2657',
];

function item(n: number): string {
  const sky = SKY[n] ?? '';
  const rim = RIM[n] ?? '';
  const idx = n === 10 ? num(n, { x: 5, y: 34, size: 35, track: -5 }) : num(n, { x: 8, y: 34, size: 38 });
  const sun =
    n < 9
      ? `<circle cx="${34 + n * 3}" cy="${66 + n * 3}" r="13" fill="#fff2cc" opacity=".75"/>`
      : `<circle cx="65" cy="66" r="6" fill="#fff2cc"/><circle cx="62.5" cy="64.5" r="5" fill="${sky}"/>`;
  const hills = `<path d="M17 112q16-16 33-7t33-6v41H17Z" fill="${rim}" opacity=".55"/>`;
  const stall = `<path d="M0 121h100v19H0Z" fill="${INK}" opacity=".16"/><path d="M0 120q50 6 100 0v20H0Z" fill="${C.terra}"/><path d="M0 127l7 6 7-6 7 6 7-6 7 6 8-6 7 6 7-6 7 6 7-6 8 6 7-6 7 6 7-6v13H0Z" fill="${C.saf}"/>`;
  const s = 1 + n * 0.02,
    w = 60 * s;
  return card(
    frame(
      '#fbefd5',
      rim,
      sky,
      sun +
        hills +
        stall +
        cut(`<g transform="translate(${n1(50 - w / 2)} ${n1(124 - 60 * s)})scale(${n1(s)})">${goods(n)}</g>`) +
        idx,
    ),
  );
}

const CARPETS = ['', C.terra, '#b5485d', C.terra, '#2b7f80', '#8a3f7a', C.terra, '#2b7f80', '#8a3f7a', '#b5485d'];
const stars = `<path d="M84 12l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5Z" fill="${C.saf}"/><circle cx="74" cy="30" r="1.2" fill="#fdeec8"/><circle cx="90" cy="36" r="1.2" fill="#fdeec8"/>`;
function carpet(n: number): string {
  const idx = num('−', { x: 5, y: 33, size: 30, fill: CREAM }) + num(n, { x: 18.5, y: 34, size: 37, fill: CREAM });
  const air = `<path d="M26 122h30M38 129h34M60 120h16" stroke="#fdeec8" stroke-width="2.6" stroke-linecap="round" opacity=".75"/>`;
  return card(
    frame(
      C.ind,
      '#5a56ab',
      '#232053',
      `<circle cx="62" cy="58" r="11" fill="#fdeec8"/><circle cx="57.5" cy="55.5" r="9.5" fill="#232053"/>` +
        air +
        cut(carpetShape(n, CARPETS[n])) +
        idx,
      stars,
    ),
  );
}

// Signs of the special cards, 20 × 20.
const STRAW_SIGNS = {
  copy: `<path d="M2 2h11v3H5v9H2Z" fill="${INK}"/><path d="M7 7h11v11H7Z" fill="${INK}"/>`,
  reverse: `<path d="M2 6h10V2l7 6-7 6v-4H2Z" fill="${INK}" transform="translate(0 -2)"/><path d="M18 14H8v-4l-7 6 7 6v-4h10Z" fill="${INK}" transform="translate(0 -2)"/>`,
  lamp: `<path d="M1 10c4 0 5 7 9 7s7-2 9-9c-4 0-5 3-9 3-4-1-5-3-9-1Zm7-2c0-4 5-4 5 0Z" fill="${INK}"/>`,
};

function lamp(): string {
  const L = `<path d="M24 88C8 80 8 104 28 101" fill="none" stroke="${C.brass2}" stroke-width="5"/><path d="M28 88c10-6 30-6 38 0 8 5 14-4 25-8-2 9-9 20-20 24-6 7-28 8-36 0-5-5-8-11-7-16Z" fill="${C.brass}"/><path d="M34 87c1-13 25-13 26 0Z" fill="${C.brass2}"/><circle cx="47" cy="74" r="4" fill="${C.terra}"/><path d="M38 106h20l6 10H32Z" fill="${C.brass2}"/><path d="M33 94c4 6 10 8 18 8" stroke="#fff3cf" stroke-width="2.6" fill="none" stroke-linecap="round"/>`;
  const smoke = `<path d="M88 78C98 62 78 58 70 62c-12 4-20-4-12-12 5-5 14-3 13-12 6 8 0 14-4 17 10-2 34 4 21 23Z" fill="#c9b8e8"/>`;
  const stall = `<path d="M0 116q50 6 100 0v24H0Z" fill="${C.plum}"/><path d="m0 126 10 7 10-7 10 7 10-7 10 7 10-7 10 7 10-7 10 7 10-7v14H0Z" fill="${C.saf}"/>`;
  return card(
    frame(
      '#fbefd5',
      C.plum,
      '#3a1f4d',
      smoke +
        stall +
        cut(L) +
        num('1–10', { x: 6, y: 25, size: 22, track: -3 }) +
        `<g transform="translate(7 29)scale(.85)">${STRAW_SIGNS.lamp}</g>`,
    ),
  );
}
function copy(): string {
  const jar = (f: string): string =>
    `<path d="M22 5h16l-2 9c20 8 16 34 3 42l1 4H20l1-4C8 48 4 22 24 14Z" fill="${f}"/>`;
  return card(
    frame(
      '#fbefd5',
      C.teal,
      '#bfe0cf',
      `<path d="M0 120q50 6 100 0v20H0Z" fill="#1d5e63"/><g transform="translate(36 65)scale(.98)"><path d="M22 5h16l-2 9c20 8 16 34 3 42l1 4H20l1-4C8 48 4 22 24 14Z" fill="#fbefd5" stroke="${C.teal}" stroke-width="2.6" stroke-dasharray="5 3.4"/></g>` +
        cut(
          `<g transform="translate(4 62)scale(.98)"><path d="M22 14C9 10 6 22 12 30M38 14c13-4 16 8 10 16" fill="none" stroke="${C.terra2}" stroke-width="4.5"/>${jar(C.terra)}<path d="M11.5 29h37l.5 7H11Z" fill="${C.ind}"/><path d="m12 36 5-7 5 7 5-7 3 4 3-4 5 7 5-7 5 7Z" fill="${C.saf}"/></g>`,
        ) +
        `<g transform="translate(7 9)scale(1.35)">${STRAW_SIGNS.copy}</g>`,
    ),
  );
}
function reverse(): string {
  const arr = `<path d="M20 84a31 31 0 0 1 54-12l8-7 3 27-27-4 8-7a20 20 0 0 0-34 5Z" fill="${C.saf}"/><path d="M80 100a31 31 0 0 1-54 12l-8 7-3-27 27 4-8 7a20 20 0 0 0 34-5Z" fill="#f6ddb0"/>`;
  return card(
    frame('#fbefd5', C.ind3, C.ind, cut(arr) + `<g transform="translate(6 8)scale(1.4)">${STRAW_SIGNS.reverse}</g>`),
  );
}
function straw(): string {
  let rays = '';
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6 + 0.13,
      b = a + 0.2;
    rays += `M50 82L${n1(50 + 110 * Math.cos(a))} ${n1(82 + 110 * Math.sin(a))} ${n1(50 + 110 * Math.cos(b))} ${n1(82 + 110 * Math.sin(b))}Z`;
  }
  const st = `<g transform="rotate(24 50 82)"><path d="M46 36h8v92h-8Z" fill="${C.saf}"/><path d="M46 36h3v92h-3Z" fill="#ffd98a"/><ellipse cx="50" cy="36" rx="4" ry="2" fill="#8f5510"/><path d="M45.5 62h9M45.5 98h9" stroke="${C.saf2}" stroke-width="2.2"/></g>`;
  return card(
    `<path fill="${C.ind2}" d="M0 0h100v140H0Z"/><path d="${rays}" fill="${C.ind3}" opacity=".55"/><circle cx="50" cy="82" r="34" fill="${C.plum}"/><circle cx="50" cy="82" r="25" fill="${C.terra}"/>` +
      cut(st) +
      num('1', { x: 6, y: 22, size: 20, fill: CREAM }) +
      num('/', { x: 13, y: 22, size: 20, fill: CREAM }) +
      num('1000', { x: 20, y: 22, size: 20, fill: CREAM, track: -3 }) +
      `<path d="M8 29h36" stroke="${C.saf}" stroke-width="2.6" stroke-linecap="round"/>`,
  );
}

const SPECIAL: Readonly<Record<string, () => string>> = { lamp, copy, reverse, straw };

/** Any card of Straw by its notation. */
export function strawFace(id: string): string {
  const [kind = '', value] = id.split('-');
  if (kind === 'item') return item(Number(value));
  if (kind === 'carpet') return carpet(Number(value));
  return SPECIAL[kind]?.() ?? '';
}
