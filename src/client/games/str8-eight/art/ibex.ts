// The ibex that climbs: one drawing of 200 × 210, its hooves together on y = 206.
import { cutb, INK } from '../../../kit/art/common.ts';
import { limb, type Point } from '../../../kit/art/limb.ts';
import { horns } from './horn.ts';

/** Looks up to the first step; on its way; at the top; lies down, because somebody else is. */
export type Mood = 'wait' | 'climb' | 'proud' | 'rest';

const COAT = '#a77c57';
const SHADE = '#86603f';
const BELLY = '#f3e4c8';
const SHIN = '#5b4232';
const HOOF = '#2f2430';
const MUZZLE = '#efd9b6';

const TILT: Readonly<Record<Mood, number>> = { wait: -3, climb: 0, proud: -7, rest: 13 };
const LYING = ' transform="translate(0 48)"';

interface Leg {
  readonly hip: number;
  readonly knee: number;
  readonly foot: number;
  readonly colour: string;
  readonly width: number;
}

function leg({ hip, knee, foot, colour, width }: Leg): string {
  const bone = (from: Point, bend: readonly [Point, Point], to: Point, widths: Point): string =>
    limb({ from, bend, to, widths, parts: 6 });
  const upper = bone([hip, 138], [[hip, 156], [knee, 160]], [knee, 172], [width + 5, width - 1]); // prettier-ignore
  const lower = bone([knee, 170], [[knee, 182], [foot, 186]], [foot, 198], [width - 1, width - 3]); // prettier-ignore
  return `<path d="${upper}" fill="${colour}"/><path d="${lower}" fill="${SHIN}"/><path d="M${foot - 7.5} 206q-.5-10 6.5-11 8 0 9 11Z" fill="${HOOF}"/>`;
}

const BEHIND =
  leg({ hip: 60, knee: 70, foot: 84, colour: SHADE, width: 13 }) +
  leg({ hip: 118, knee: 122, foot: 112, colour: SHADE, width: 12 });
const BEFORE =
  leg({ hip: 52, knee: 58, foot: 70, colour: COAT, width: 15 }) +
  leg({ hip: 122, knee: 132, foot: 99, colour: COAT, width: 13 });
const FOLDED = `<path d="M46 206c-2-16 12-22 34-22h46c14 0 22 6 24 14l2 8Z" fill="${SHIN}"/><path d="M138 206q0-11 9-11 12 0 15 11ZM44 206q0-10 9-10 10 0 12 10Z" fill="${HOOF}"/>`;
const BODY = `<path d="M34 128c0-17 13-27 32-27 16 0 26 5 40 3l26-10c12 6 14 24 8 42-5 14-20 18-36 17-14-1-26 2-40 2-20 0-30-11-30-27Z" fill="${COAT}"/><path d="M60 152c14-9 40-7 58-4 8 1 14 0 20-8-4 14-18 17-34 16-16-1-28 2-44-4ZM35 122c-2 12 1 20 9 26-6 0-10-6-10-14Z" fill="${BELLY}"/><path d="M38 116c-9-2-13-8-12-15 8 1 14 5 17 10Z" fill="${SHADE}"/>`;
const NECK = `<path d="${limb({ from: [124, 136], bend: [[128, 116], [134, 100]], to: [142, 84], widths: [46, 27], parts: 7 })}" fill="${COAT}"/><path d="M104 150c14-2 30-18 40-46l10 8c-6 22-16 44-34 48Z" fill="${BELLY}" opacity=".9"/>`; // prettier-ignore
const FACE = `<path d="M130 88c-12-3-20 2-24 10 9 4 18 3 25-3Z" fill="${SHADE}"/><path d="M128 91c-7-1-12 1-15 5 6 1 11 0 15-3Z" fill="#e7b39a"/><path d="M166 112c-1 12-5 21-12 28-5-8-6-18-4-27Z" fill="${SHIN}"/><path d="M128 80c2-13 13-20 25-16 12 4 25 20 31 33 3 8-1 14-9 15-9 2-19 1-28-3-12-5-21-15-19-29Z" fill="${COAT}"/><path d="M160 92c10-2 19 0 24 6 3 8-1 13-9 14-9 2-19 1-27-3 2-9 6-15 12-17Z" fill="${MUZZLE}"/><path d="M176 92q7 0 9 6-5 3-9 0Z" fill="${INK}"/>`;

const line = (d: string, width: number, colour = INK): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`;

const STRAW =
  '<path d="M168 101 208 78l3.4 6-40 23Z" fill="#eba32e"/><path d="M168 101 208 78l1.2 2.2-40 23Z" fill="#fff" opacity=".4"/>';
const MOUTH: Readonly<Record<Mood, string>> = {
  wait: line('M164 104h11', 2.8),
  climb: line('M164 104h11', 2.8),
  proud: STRAW + line('M163 105q8 3 14-2', 2.8),
  rest: line('M164 106q5-3 10 0', 2.8),
};
const open = (x: number, y: number): string =>
  `<circle cx="149" cy="80" r="7.4" fill="#fff8e6"/><circle cx="${x}" cy="${y}" r="3.7" fill="${INK}"/>${line('M140 73q8-7 15-3', 3, SHADE)}`;
const EYE: Readonly<Record<Mood, string>> = {
  wait: open(151, 76.6),
  climb: open(152, 78.4),
  proud: line('M143 84q5-6 11 0', 3.4),
  rest: line('M143 83q5 4 10 0', 3.2),
};

function moodOf(steps: number): Mood {
  return steps === 0 ? 'wait' : steps < 8 ? 'climb' : 'proud';
}

/** With the groups of the steps that it has climbed. */
export function ibex(groups: readonly number[], mood: Mood = moodOf(groups.length)): string {
  const isLying = mood === 'rest';
  const lower = isLying ? LYING : '';
  const head = `<g${lower}><g transform="rotate(${TILT[mood]} 122 128)">${cutb(horns(groups))}${cutb(NECK + FACE + MOUTH[mood] + EYE[mood])}</g></g>`;
  return `<svg class="ibex" viewBox="0 0 200 210" aria-hidden="true">${isLying ? '' : cutb(BEHIND)}<g${lower}>${cutb(BODY)}</g>${cutb(isLying ? FOLDED : BEFORE)}${head}</svg>`;
}
