// The camel of Straw: one drawing, from proud to the limit, or broken.
import { BREAKING_POINT } from '../../../../games/straw/faces.ts';
import { camelHead, moodOf, sweat } from './camel-head.ts';
import { COAT, FALLEN_LEGS, standingLegs } from './camel-legs.ts';
import { camelLoad } from './camel-load.ts';
import { cutb, escaped, n1 } from '../../../kit/art/common.ts';
import { limb } from '../../../kit/art/limb.ts';
import { goods } from './goods.ts';

interface Burden {
  readonly weight: number;
  /** What was loaded, oldest first. */
  readonly cards: readonly string[];
  readonly broken?: boolean;
}

/** How the body stands: down, how far hips and back came down. */
interface Pose {
  readonly bent: number;
  readonly sag: number;
  readonly back: number;
  readonly hump: number;
  readonly isBroken: boolean;
}

const EASY = 4;

/** Nothing while it is easy, then growing up to what it can bear. */
function strainOf(weight: number): number {
  return Math.max(0, Math.min(1, (weight - EASY) / (BREAKING_POINT - EASY)));
}

function poseOf(strain: number, isBroken: boolean): Pose {
  const bent = strain ** 1.35;
  const down = isBroken ? 74 : bent * 44;
  const sag = isBroken ? 58 : bent * 34;
  const back = 158 + down;
  return { bent, sag, back, hump: isBroken ? back + sag + 4 : 116 + down + sag * 1.02, isBroken };
}

function trunk({ back, sag, hump }: Pose): string {
  const spine = `M84 ${n1(back + 42)}C80 ${n1(back + 12)} 96 ${n1(back - 4)} 122 ${n1(back - 2 + sag * 0.12)}C144 ${n1(back - 6 + sag * 0.5)} 150 ${n1(hump)} 178 ${n1(hump)}C206 ${n1(hump)} 212 ${n1(back - 8 + sag * 0.5)} 234 ${n1(back + 2 + sag * 0.12)}`;
  const chest = `C262 ${n1(back + 2)} 276 ${n1(back + 16)} 274 ${n1(back + 46)}C270 ${n1(back + 76)} 240 ${n1(back + 84 + sag * 0.3)} 180 ${n1(back + 82 + sag * 0.42)}C120 ${n1(back + 84 + sag * 0.3)} 86 ${n1(back + 76)} 84 ${n1(back + 42)}Z`;
  return `<path d="${spine}${chest}" fill="${COAT.light}"/>`;
}

function belly({ back, sag }: Pose): string {
  return `<path d="M92 ${n1(back + 60)}C120 ${n1(back + 80 + sag * 0.3)} 230 ${n1(back + 82 + sag * 0.3)} 266 ${n1(back + 60)}C256 ${n1(back + 78)} 236 ${n1(back + 84 + sag * 0.3)} 180 ${n1(back + 82 + sag * 0.42)}C120 ${n1(back + 84 + sag * 0.3)} 98 ${n1(back + 76)} 92 ${n1(back + 60)}Z" fill="${COAT.belly}"/>`;
}

function tail({ back, bent }: Pose): string {
  const hair = limb({
    from: [90, back + 26],
    bend: [
      [70, back + 30],
      [66, back + 50],
    ],
    to: [70, back + 74 - bent * 10],
    widths: [9, 6],
    parts: 7,
  });
  return `<path d="${hair}" fill="${COAT.dark}"/><path d="M64 ${n1(back + 70 - bent * 10)}q6 20 10 0Z" fill="${COAT.hoof}"/>`;
}

/** It follows the back. */
function blanket({ back, sag, hump, isBroken }: Pose): string {
  const top = isBroken ? hump - 1 : hump - 3;
  const low = back + sag * 0.32;
  const hem = `L230 ${n1(low + 56)}Q180 ${n1(low + 68 + sag * 0.2)} 126 ${n1(low + 55)}Z`;
  const diamonds = [136, 154, 172, 190, 208].map(
    (x) => `${x} ${n1(low + 22 + sag * 0.2 + (x > 150 && x < 205 ? 4 : 0))}l7 9 7-9-7-9Z`,
  );
  return (
    `<path d="M132 ${n1(low)}C148 ${n1(low - 4 + sag * 0.22)} 152 ${n1(top)} 178 ${n1(top)}C204 ${n1(top)} 208 ${n1(low - 4 + sag * 0.22)} 224 ${n1(low + 2)}${hem}" fill="#b23a34"/>` +
    `<path d="M128 ${n1(low + 40)}Q180 ${n1(low + 53 + sag * 0.2)} 228 ${n1(low + 41)}${hem}" fill="#f2a92f"/>` +
    `<path d="M${diamonds.join('M')}" fill="#fbe9c6"/>`
  );
}

const SPILLED = [
  { good: 8, at: '40 262', turn: -20 },
  { good: 9, at: '138 205', turn: 8 },
  { good: 3, at: '340 196', turn: 24 },
  { good: 7, at: '92 250', turn: -8 },
  { good: 4, at: '236 186', turn: 26 },
  { good: 10, at: '216 236', turn: 12 },
];
const DUST =
  '<g class="c-dust"><g fill="#fbe9c6" opacity=".92"><circle cx="24" cy="322" r="15"/><circle cx="2" cy="327" r="10"/><circle cx="412" cy="324" r="14"/><circle cx="396" cy="330" r="8"/><circle cx="330" cy="330" r="8"/></g><path d="M170 150l6-26M206 154l18-22M140 158l-12-24" stroke="#f2a92f" stroke-width="6" stroke-linecap="round"/></g>';

function spill(): string {
  const scattered = SPILLED.map(
    ({ good, at, turn }) =>
      `<g class="c-good">${cutb(`<g transform="translate(${at})rotate(${turn} 30 30)scale(.95)">${goods(good)}</g>`)}</g>`,
  );
  return scattered.join('') + DUST;
}

/** The drawing without its frame, on a ground at y = 330. */
export function camelBody({ weight, cards, broken = false }: Burden): string {
  const strain = broken ? 1 : strainOf(weight);
  const pose = poseOf(strain, broken);
  const { bent, back, hump } = pose;
  const x = 330 + bent * 8;
  const y = broken ? 292 : 92 + bent * 108;
  const neck = limb({
    from: [248, back + 40],
    bend: [
      [broken ? 300 : 292, broken ? back + 66 : back + 62 - bent * 6],
      [x - 42, y + 66 - bent * 44],
    ],
    to: [x - 6, y + 6],
    widths: [58, 30],
    parts: 12,
  });
  const legs = broken ? FALLEN_LEGS : standingLegs(back + 58, bent);
  const mood = moodOf(strain, broken);
  // Lighter than nothing: the hooves leave the ground.
  const lift = broken || weight >= 0 ? 0 : Math.min(34, 8 - weight * 2);
  const shadow = `<ellipse cx="190" cy="331" rx="${n1(150 + bent * 24 - lift)}" ry="${n1(9 - lift / 9)}" fill="#1b1030" opacity=".24"/>`;
  const animal =
    `<g class="c-far">${legs.far}</g>${tail(pose)}${cutb(`<path d="${neck}" fill="${COAT.dark}"/>`)}${cutb(trunk(pose))}${belly(pose)}${cutb(legs.near)}${cutb(blanket(pose))}` +
    `<g class="c-pile">${broken ? '' : camelLoad(cards, weight, { x: 178, y: hump + 6 + (1 - strain) * 4 })}</g>` +
    cutb(camelHead({ x, y, tilt: broken ? 14 : -6 + bent * 24, mood })) +
    (mood === 'afraid' ? sweat(x, y) : '');
  if (broken) return `${shadow}<g class="c-body">${animal}</g>${spill()}`;
  if (lift === 0) return shadow + animal;
  return `${shadow}<g transform="translate(0 ${n1(-lift)})rotate(-3 190 250)">${animal}</g>`;
}

export function camel({ label, ...burden }: Burden & { readonly label: string }): string {
  return `<svg class="camel" viewBox="-10 -96 440 440" preserveAspectRatio="xMidYMax meet" role="img" aria-label="${escaped(label)}">${camelBody(burden)}</svg>`;
}
