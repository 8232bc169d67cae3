import { n1 } from '../../../kit/art/common.ts';
import { limb, type Point } from '../../../kit/art/limb.ts';

export const COAT = {
  light: '#d99a4e',
  dark: '#b97632',
  belly: '#c78540',
  hoof: '#4c2a1c',
  muzzle: '#edc38a',
} as const;

const BONE = 54.2;
const GROUND = 322;

interface Leg {
  readonly hip: Point;
  readonly footX: number;
  /** Where the knee gives way as the hip comes down. */
  readonly side: 1 | -1;
  readonly colour: string;
  readonly width: number;
}

/** Two bones of equal length. */
function leg({ hip, footX, side, colour, width }: Leg): string {
  const far = Math.min(Math.hypot(footX - hip[0], GROUND - hip[1]), 2 * BONE - 0.5);
  const knee: Point = [
    (hip[0] + footX) / 2 + side * Math.sqrt(BONE * BONE - (far * far) / 4),
    (hip[1] + GROUND) / 2 + 2,
  ];
  const [x, y] = knee;
  const upper = limb({
    from: [hip[0], hip[1] - 12],
    bend: [
      [hip[0], hip[1] + 10],
      [x, y - 14],
    ],
    to: knee,
    widths: [width + 11, width - 1],
    parts: 6,
  });
  const lower = limb({
    from: knee,
    bend: [
      [x, y + 14],
      [footX, GROUND - 20],
    ],
    to: [footX, GROUND],
    widths: [width - 1, width - 4],
    parts: 6,
  });
  return `<path d="${upper}" fill="${colour}"/><path d="${lower}" fill="${colour}"/><circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(width * 0.62)}" fill="${colour}"/><path d="M${n1(footX - 9)} 330q0-11 10-11 11 0 12 11Z" fill="${COAT.hoof}"/>`;
}

interface Legs {
  readonly far: string;
  readonly near: string;
}

export function standingLegs(hipY: number, bent: number): Legs {
  const rear = 118 - bent * 4;
  const front = 236 + bent * 4;
  return {
    far:
      leg({ hip: [rear + 24, hipY], footX: 148, side: -1, colour: COAT.dark, width: 14 }) +
      leg({ hip: [front - 16, hipY], footX: 214, side: 1, colour: COAT.dark, width: 14 }),
    near:
      leg({ hip: [rear - 2, hipY], footX: 112, side: -1, colour: COAT.light, width: 15 }) +
      leg({ hip: [front + 8, hipY], footX: 250, side: 1, colour: COAT.light, width: 15 }),
  };
}

function lying(points: readonly [Point, Point, Point, Point], widths: Point, colour: string): string {
  const [from, c0, c1, to] = points;
  return `<path d="${limb({ from, bend: [c0, c1], to, widths, parts: 8 })}" fill="${colour}"/>`;
}

/** All four stretched out on the ground. */
export const FALLEN_LEGS: Legs = {
  far:
    lying(
      [
        [120, 290],
        [90, 300],
        [60, 318],
        [34, 320],
      ],
      [24, 12],
      COAT.dark,
    ) +
    lying(
      [
        [240, 290],
        [280, 304],
        [300, 318],
        [330, 321],
      ],
      [24, 12],
      COAT.dark,
    ),
  near:
    lying(
      [
        [110, 296],
        [80, 320],
        [46, 300],
        [16, 322],
      ],
      [28, 13],
      COAT.light,
    ) +
    `<path d="M6 330q0-11 10-12 11 1 12 12Z" fill="${COAT.hoof}"/>` +
    lying(
      [
        [246, 298],
        [280, 322],
        [276, 312],
        [300, 322],
      ],
      [28, 13],
      COAT.light,
    ) +
    `<path d="M292 330q0-11 10-12 11 1 12 12Z" fill="${COAT.hoof}"/>`,
};
