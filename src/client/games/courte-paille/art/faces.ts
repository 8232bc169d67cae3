// The faces of La Courte Paille: a raft at sea at dawn.
import { castawayOf, valueOf } from '../../../../games/courte-paille/faces.ts';
import type { Card } from '../../../../games/courte-paille/cards.ts';
import { card, cut, INK, n1, num } from '../../../kit/art/common.ts';
import { moodOf, portrait } from './portraits.ts';
import { PAINTS, signShape } from './signs.ts';

const PARCHMENT = '#f8ecd0';
const PARCHMENT_EDGE = '#e9d5a9';
const HIGHEST = 9;
const HIGHEST_COCO = 5;

export function faceOf(name: string): string {
  const who = castawayOf(name as Card);
  const value = valueOf(name as Card);
  const { bg, tint, deep } = PAINTS[who];
  const isCoco = who === 'coco';
  const sea = isCoco
    ? '<path d="M0 96q12-6 25 0t25 0 25 0 25 0v44H0Z" fill="#0d2c36"/>'
    : `<path d="M0 98q12-6 25 0t25 0 25 0 25 0v42H0Z" fill="${INK}" opacity=".2"/>`;
  const tab = cut(`<path d="M0 0h34v45c0 6-4 10-10 10H0Z" fill="${PARCHMENT}"/>`);
  const index = num(value, { x: 16, y: 30.5, size: 34, isCentred: true });
  return card(
    `<path fill="${bg}" d="M0 0h100v140H0Z"/><circle cx="58" cy="66" r="38" fill="${tint}"/>${sea}${portrait(who, moodOf(value))}` +
      `<path d="M0 125q25-4 50-1t50-1v17H0Z" fill="${PARCHMENT}"/>${tally(value, isCoco ? HIGHEST_COCO : HIGHEST, deep)}` +
      `${tab}${index}<g transform="translate(7 34)scale(.9)">${signShape(who, deep)}</g>`,
  );
}

/** Straws: as many as the value, the rest as stubs. */
function tally(value: number, most: number, fill: string): string {
  const step = most === HIGHEST ? 9.4 : 14;
  const left = 50 - (step * (most - 1)) / 2;
  let straws = '';
  let stubs = '';
  for (let i = 0; i < most; i++) {
    const x = n1(left + i * step);
    if (i < value) straws += `M${x} 129.5v7`;
    else stubs += `M${x} 135.5v1`;
  }
  return strokes(straws, fill) + (stubs === '' ? '' : strokes(stubs, PARCHMENT_EDGE));
}

function strokes(d: string, stroke: string): string {
  return `<path d="${d}" stroke="${stroke}" stroke-width="3.6" stroke-linecap="round"/>`;
}
