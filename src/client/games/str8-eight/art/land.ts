// Mountains on a cold blue morning.
import { n1 } from '../../../kit/art/common.ts';

type Point = readonly [number, number];

interface Peak {
  readonly left: number;
  readonly width: number;
  readonly height: number;
  /** Where its top is, from left to right. */
  readonly lean: number;
  /** How far the snow comes down. */
  readonly snow: number;
  readonly light: string;
  readonly shade: string;
}

const FOOT = 800;

function between([x, y]: Point, [toX, toY]: Point, part: number): Point {
  return [x + (toX - x) * part, y + (toY - y) * part];
}

function outline(colour: string, ...points: readonly Point[]): string {
  return `<path d="M${points.map((point) => point.map(n1).join(' ')).join('L')}Z" fill="${colour}"/>`;
}

/** A side in the light and one in the shade, both with snow. */
function peak({ left, width, height, lean, snow, light, shade }: Peak): string {
  const top: Point = [left + width * lean, FOOT - height];
  const west: Point = [left, FOOT];
  const east: Point = [left + width, FOOT];
  const ridge: Point = [top[0] + width * 0.08, FOOT];
  const down = (to: Point, part: number): Point => between(top, to, snow * part);
  const middle = down(ridge, 1.25);
  return (
    outline(light, top, east, west) +
    outline(shade, top, east, ridge) +
    outline('var(--snow)', top, down(west, 1), between(down(west, 0.8), down(ridge, 0.8), 0.45), middle) +
    outline('var(--snow-2)', top, middle, between(down(ridge, 0.9), down(east, 0.9), 0.5), down(east, 1))
  );
}

const FAR = { light: 'var(--pk-1)', shade: 'var(--pk-2)', snow: 0.17 };
const NEAR = { light: 'var(--pk-2)', shade: 'var(--pk-3)', snow: 0.15 };
const STARS = [
  [90, 90],
  [230, 170],
  [340, 60],
  [470, 140],
  [610, 70],
  [880, 120],
  [150, 250],
  [720, 190],
] as const;
const CLOUDS =
  '<path d="M60 262h190a22 22 0 0 0-22-24 34 34 0 0 0-62-12 26 26 0 0 0-46 6c-34-8-58 6-60 30ZM560 176h150a18 18 0 0 0-18-19 28 28 0 0 0-50-9 22 22 0 0 0-38 5c-26-6-43 5-44 23Z"/>';

const PEAKS =
  peak({ left: 330, width: 660, height: 520, lean: 0.46, ...FAR }) +
  peak({ left: -190, width: 640, height: 480, lean: 0.52, ...FAR }) +
  peak({ left: 690, width: 560, height: 450, lean: 0.5, ...NEAR }) +
  peak({ left: 150, width: 520, height: 400, lean: 0.5, ...NEAR });
const SKY =
  '<path d="M0 0h1000v800H0Z" fill="var(--sky)"/><path d="M0 0h1000v190Q620 260 0 120Z" fill="var(--sky-2)"/>';
const STARLIGHT = STARS.map(([x, y], i) => `<circle cx="${x}" cy="${y}" r="${i % 2 === 0 ? 2.4 : 1.8}"/>`).join('');

/** The range behind the table; stars at night. */
export const LAND = `<svg class="backdrop" viewBox="0 0 1000 800" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${SKY}<g class="night" fill="#dfe8ff">${STARLIGHT}</g><g fill="var(--cloud)">${CLOUDS}</g>${PEAKS}<path d="M0 800V560l130-48 150 60 190-74 160 68 170-70 200 66v238Z" fill="var(--pk-3)"/></svg>`;
