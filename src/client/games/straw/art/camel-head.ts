import { COAT } from './camel-legs.ts';
import { INK, n1 } from '../../../kit/art/common.ts';

const pen = (width: number): string => `stroke="${INK}" stroke-width="${width}" fill="none" stroke-linecap="round"`;

const EYES = {
  proud: `<circle cx="10" cy="-4" r="4.2" fill="${INK}"/><path d="M2 -8q8-7 15-1" ${pen(3)}/>`,
  weary: `<circle cx="10" cy="-4" r="4.2" fill="${INK}"/><path d="M2 -7h15" ${pen(3.5)}/>`,
  afraid: `<circle cx="9.5" cy="-4" r="8" fill="#fff8e6"/><circle cx="11" cy="-3" r="3.4" fill="${INK}"/><path d="M1 -13l13-5" ${pen(3)}/>`,
  broken: `<path d="M4 -10l11 11m0-11-11 11" ${pen(3.5)}/>`,
};
const MOUTHS = { proud: '11q10 5 22-2', weary: '12h20', afraid: '16q8-9 19-2', broken: '16q8-9 19-2' };
const TONGUE = '<path d="M40 19c2 8 4 13 9 14 5 0 6-5 3-13Z" fill="#e2604a"/>';

export type CamelMood = keyof typeof EYES;

export function moodOf(strain: number, isBroken: boolean): CamelMood {
  if (isBroken) return 'broken';
  return strain < 0.35 ? 'proud' : strain < 0.72 ? 'weary' : 'afraid';
}

interface Head {
  readonly x: number;
  readonly y: number;
  readonly tilt: number;
  readonly mood: CamelMood;
}

export function camelHead({ x, y, tilt, mood }: Head): string {
  return (
    `<g transform="translate(${n1(x)} ${n1(y)})rotate(${n1(tilt)})"><path d="M-16-14C-22-30-14-36-8-34-4-28-4-20-6-12Z" fill="${COAT.dark}"/>` +
    `<path d="M-22 2C-24-16-4-24 14-17 30-11 52-10 58 2c4 10-2 18-12 19-14 1-22-2-34 1C-6 26-20 18-22 2Z" fill="${COAT.light}"/>` +
    `<path d="M34-8c12 1 22 3 24 10 4 10-2 18-12 19-8 0-14-1-18-1 4-8 8-18 6-28Z" fill="${COAT.muzzle}"/>` +
    `<path d="M-8-14C-12-32-2-38 4-34 6-26 2-18-2-12Z" fill="${COAT.light}"/><circle cx="50" cy="0" r="2.6" fill="${INK}"/>` +
    `${mood === 'broken' ? TONGUE : ''}<path d="M32 ${MOUTHS[mood]}" ${pen(2.8)}/>${EYES[mood]}</g>`
  );
}

export function sweat(x: number, y: number): string {
  return `<path d="M${n1(x - 14)} ${n1(y - 46)}q-7 10 0 14 8-3 0-14ZM${n1(x + 22)} ${n1(y - 52)}q-6 9 0 12 7-3 0-12ZM${n1(x + 46)} ${n1(y - 38)}q-5 8 0 10 6-2 0-10Z" fill="#7fc4cf"/>`;
}
