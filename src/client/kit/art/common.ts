// What all drawings share. Every function returns SVG markup.
import { NUMERALS } from './numerals.ts';

export const INK = '#2a2140';

/** One decimal, as short as it goes. */
export function n1(n: number): string {
  return String(Math.round(n * 10) / 10).replace(/^(-?)0\./, '$1.');
}

/** A number as it is shown, with a true minus. */
export function signed(n: number): string {
  return String(n).replace('-', '−');
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Words on their way into markup. */
export function escaped(words: string): string {
  return words.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

const SIGN_IDS: Readonly<Record<string, string>> = {
  '−': 'm',
  '–': 'r',
  '×': 'x',
  '/': 's',
  '=': 'e',
  '+': 'p',
  '?': 'q',
  '½': 'h',
};

function idOf(sign: string): string {
  return `n${SIGN_IDS[sign] ?? sign}`;
}

/** Outlines of the numerals, for the sprite. */
export const DIGITS = Object.entries(NUMERALS)
  .map(([sign, { d }]) => `<path id="${idOf(sign)}" d="${d}"/>`)
  .join('');

interface NumberPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill?: string;
  readonly isCentred?: boolean;
  readonly track?: number;
}

/** Numerals as outlines; (x, y) is the left end or the middle of the baseline. */
export function num(text: string | number, place: NumberPlace): string {
  const { x, y, size, fill = INK, isCentred = false, track = 0 } = place;
  let width = 0;
  let uses = '';
  for (const sign of String(text)) {
    uses += `<use href="#${idOf(sign)}"${width === 0 ? '' : ` x="${n1(width)}"`}/>`;
    width += (NUMERALS[sign]?.w ?? 0) + track;
  }
  const left = isCentred ? x - (width * size) / 200 : x;
  return `<g fill="${fill}" transform="translate(${n1(left)} ${n1(y)})scale(${Math.round(size * 10) / 1000})">${uses}</g>`;
}

/** The soft shadow that a layer of cut paper throws; `cutb` is for large pieces. */
export const SHADOWS =
  '<filter id="cut"><feDropShadow dx=".4" dy="1.3" stdDeviation=".9" flood-color="#1b1030" flood-opacity=".38"/></filter>' +
  '<filter id="cutb" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="1" dy="3" stdDeviation="2.2" flood-color="#1b1030" flood-opacity=".34"/></filter>';

export function cut(markup: string): string {
  return `<g filter="url(#cut)">${markup}</g>`;
}

export function cutb(markup: string): string {
  return `<g filter="url(#cutb)">${markup}</g>`;
}

/** A card of 100 × 140; the corners are cut by the style sheet. */
export function card(body: string): string {
  return `<svg class="face" viewBox="0 0 100 140" aria-hidden="true">${body}</svg>`;
}
