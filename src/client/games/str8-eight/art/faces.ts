// The faces of Str8 Eight: mid-century geometry.
import {
  canBegin,
  followersOf,
  groupOf,
  isPass,
  numberOf,
  PASS_DEDUCTION,
  placeOf,
  sideOf,
} from '../../../../games/str8-eight/faces.ts';
import type { NumberCard, Side, Card } from '../../../../games/str8-eight/cards.ts';
import { card, cut, num } from '../../../kit/art/common.ts';
import { BLACK, CREAM, ground } from './groups.ts';

const BULLSEYE =
  cut(`<circle cx="36.5" cy="91" r="27" fill="${CREAM}"/>`) +
  `<g fill="none" stroke="${BLACK}"><circle cx="36.5" cy="91" r="19" stroke-width="6"/><circle cx="36.5" cy="91" r="7.5" stroke-width="6"/></g>`;
const ARROW = '<path d="M80.5 15l6-7.5 6 7.5H89v7h-5v-7Z" fill="#fb3"/>';
/** Nothing may follow. */
const BAR = '<path d="M79.5 15h14" stroke="#f2b53a" stroke-width="3.5" stroke-linecap="round"/>';
const BETWEEN = 26;

export function faceOf(name: string): string {
  const one = name as Card;
  return isPass(one) ? passFace(sideOf(one)) : numberFace(one);
}

function numberFace(one: NumberCard): string {
  const group = groupOf(one);
  const number = numberOf(one);
  const isWide = number > 9;
  return card(
    `<path fill="${CREAM}" d="M0 0h100v140H0Z"/>${ground(group, 0, 55, 73, 85)}${canBegin(number) ? BULLSEYE : ''}${column(followersOf(number))}${num(number, { x: 6, y: 45, size: isWide ? 50 : 56, fill: BLACK, track: isWide ? -4 : 0 })}<path d="M5 122h31v13H5Z" fill="${CREAM}"/>${num(`${group}×${placeOf(one)}`, { x: 20.5, y: 132.4, size: 12, fill: BLACK, isCentred: true })}`,
  );
}

/** The black edge, which lists what may follow under an arrow that points up the stairs. */
function column(next: readonly number[]): string {
  const rules = next.slice(1).map((_, i) => `M78 ${48.5 + i * BETWEEN}h17`);
  const numbers = next.map((number, i) =>
    num(number, { x: 86.5, y: 42 + i * BETWEEN, size: 18, fill: CREAM, isCentred: true, track: -2 }),
  );
  return `<path fill="${BLACK}" d="M73 0h27v140H73Z"/>${next.length > 0 ? ARROW : BAR}<path d="${rules.join('')}" stroke="#667" stroke-width="1"/>${numbers.join('')}`;
}

const FAN = `<g fill="${CREAM}"><path d="M30 66h22v31H30Z" transform="rotate(-12 41 97)"/><path d="M40 64h22v31H40Z"/><path d="M50 66h22v31H50Z" transform="rotate(12 61 97)"/></g><path d="M43 68h16v9H43Z" fill="#1c6fb0"/><path d="M43 77h16v9H43Z" fill="#f5d547"/><path d="M43 86h16v6H43Z" fill="#c5431a"/>`;

function passFace(side: Side): string {
  const turned = (width: number): string => (side === 'left' ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : '');
  const arrow = `<path d="M12 116h44V103l32 20-32 20V130H12Z" fill="#f2b53a"${turned(100)}/>`;
  return card(
    `<path fill="${BLACK}" d="M0 0h100v140H0Z"/><path d="M0 140V56a84 84 0 0 1 84 84Z" fill="#343850"${turned(100)}/>${cut(FAN)}<g transform="translate(0 -8)">${cut(arrow)}</g><path d="M8 20h18v-8l16 13-16 13v-8H8Z" fill="${CREAM}"${turned(50)}/>${num(`−${PASS_DEDUCTION}`, { x: 77, y: 25, size: 17, fill: '#f2b53a', isCentred: true, track: -2 })}`,
  );
}
