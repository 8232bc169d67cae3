import { n1 } from './common.ts';

export type Point = readonly [number, number];

interface Limb {
  readonly from: Point;
  readonly bend: readonly [Point, Point];
  readonly to: Point;
  readonly widths: Point;
  readonly parts?: number;
}

/** The outline of a limb along a cubic that grows thinner, with round ends. */
export function limb({ from, bend, to, widths, parts = 9 }: Limb): string {
  const [c0, c1] = bend;
  const [w0, w1] = widths;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= parts; i += 1) {
    const t = i / parts;
    const u = 1 - t;
    const at = (k: 0 | 1): number =>
      u * u * u * from[k] + 3 * u * u * t * c0[k] + 3 * u * t * t * c1[k] + t * t * t * to[k];
    const slope = (k: 0 | 1): number =>
      3 * u * u * (c0[k] - from[k]) + 6 * u * t * (c1[k] - c0[k]) + 3 * t * t * (to[k] - c1[k]);
    const length = Math.hypot(slope(0), slope(1)) || 1;
    const half = (w0 + (w1 - w0) * t) / 2 / length;
    left.push([at(0) - slope(1) * half, at(1) + slope(0) * half]);
    right.unshift([at(0) + slope(1) * half, at(1) - slope(0) * half]);
  }
  const place = (point: Point | undefined): string => (point === undefined ? '' : `${n1(point[0])} ${n1(point[1])}`);
  const along = (points: readonly Point[]): string =>
    points
      .slice(1)
      .map((point) => `L${place(point)}`)
      .join('');
  const end = (width: number, point: Point | undefined): string =>
    `A${n1(width / 2)} ${n1(width / 2)} 0 0 0 ${place(point)}`;
  return `M${place(left[0])}${along(left)}${end(w1, right[0])}${along(right)}${end(w0, left[0])}Z`;
}
