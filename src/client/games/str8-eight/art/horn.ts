// The horn of the ibex: eight bands, one for each step, so that the horn is the sequence.
import { n1 } from '../../../kit/art/common.ts';
import type { Point } from '../../../kit/art/limb.ts';
import { GROUP_COLOURS } from './groups.ts';

interface Arc {
  readonly middle: Point;
  readonly radius: number;
  /** In degrees, at the head and at the tip. */
  readonly angles: Point;
  readonly widths: Point;
}

const BANDS = 8;
const PARTS = 4;
const GAP = 0.012;
const BONE = ['#6f5b52', '#7d685e'] as const;
const BEHIND = '#55443f';
const FRONT: Arc = { middle: [84, 74], radius: 56, angles: [-4, -196], widths: [25, 9] };
const BACK: Arc = { middle: [92, 76], radius: 54, angles: [-6, -176], widths: [18, 7] };

/** A point so far along the arc, and so far from its line to its edge. */
function on({ middle, radius, angles, widths }: Arc, along: number, side: number): string {
  const angle = ((angles[0] + (angles[1] - angles[0]) * along) * Math.PI) / 180;
  const away = radius + ((widths[0] + (widths[1] - widths[0]) * along) / 2) * side;
  return `${n1(middle[0] + away * Math.cos(angle))} ${n1(middle[1] + away * Math.sin(angle))}`;
}

function piece(arc: Arc, from: number, to: number): string {
  const steps = Array.from({ length: PARTS + 1 }, (_, i) => from + ((to - from) * i) / PARTS);
  const outer = steps.map((along) => on(arc, along, 1));
  const inner = steps.map((along) => on(arc, along, -1)).toReversed();
  return `M${[...outer, ...inner].join('L')}Z`;
}

/** A band in the colour of its step, with a stroke in that of its pattern; bone where no step is laid yet. */
function band(i: number, group: number | undefined): string {
  const shape = piece(FRONT, i / BANDS, (i + 1) / BANDS - (i < BANDS - 1 ? GAP : 0));
  if (group === undefined) return `<path d="${shape}" fill="${BONE[i % 2]}"/>`;
  const { ground, figure } = GROUP_COLOURS[group - 1]!;
  const middle = (i + 0.5) / BANDS;
  const line = `M${on(FRONT, middle, 0.55)}L${on(FRONT, middle, -0.55)}`;
  return `<path d="${shape}" fill="${ground}"/><path d="${line}" stroke="${figure}" stroke-width="${n1(4.4 - middle * 2)}" stroke-linecap="round"/>`;
}

/** Both horns; the groups of the steps from the head to the tip. */
export function horns(groups: readonly number[]): string {
  const front = Array.from({ length: BANDS }, (_, i) => band(i, groups[i])).join('');
  return `<path d="${piece(BACK, 0, 0.5)}${piece(BACK, 0.5, 1)}" fill="${BEHIND}"/>${front}`;
}
