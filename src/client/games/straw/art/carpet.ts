// The flying carpet of Straw: as many diamonds as its number.
import { n1 } from '../../../kit/art/common.ts';
import type { Point } from '../../../kit/art/limb.ts';
import { DYES } from './goods.ts';

const HALF = 13;
const TIMES = Array.from({ length: 13 }, (_, i) => i / 12);

function at(t: number): Point {
  return [16 + 68 * t, 92 - 14 * t + 7 * Math.sin(t * 6.283)];
}

/** A line along the carpet, `k` from −1 at the near edge to 1 at the far one. */
function edge(k: number): string[] {
  return TIMES.map((t) => {
    const [x, y] = at(t);
    return `${n1(x + 5 * k)} ${n1(y - HALF * k)}`;
  });
}

function diamonds(count: number): string {
  const rows = count > 5 ? [Math.ceil(count / 2), Math.floor(count / 2)] : [count];
  const r = n1(count > 5 ? 3.6 : count > 3 ? 4.8 : 5.8);
  return rows
    .flatMap((inRow, row) =>
      Array.from({ length: inRow }, (_, i) => {
        const [x, y] = at(((i + 1) / (inRow + 1)) * 0.92 + 0.04);
        const down = rows.length === 1 ? 0 : row === 0 ? -4.6 : 4.6;
        return `M${n1(x - down * 0.38 - Number(r))} ${n1(y + down)}l${r}-${r} ${r} ${r}-${r} ${r}Z`;
      }),
    )
    .join('');
}

function fringe(): string {
  const [ax, ay] = at(0);
  const [bx, by] = at(1);
  return Array.from({ length: 6 }, (_, i) => {
    const k = 1 - i / 2.5;
    return `M${n1(ax + 5 * k)} ${n1(ay - HALF * k)}l-5 1.5M${n1(bx + 5 * k)} ${n1(by - HALF * k)}l5-1.5`;
  }).join('');
}

export function carpetShape(count: number, colour: string = DYES.terra): string {
  const outline = `M${edge(1).join('L')}L${edge(-1).toReversed().join('L')}Z`;
  const borders = `M${edge(0.76).join('L')}M${edge(-0.76).join('L')}`;
  return `<path d="${fringe()}" stroke="${DYES.saf}" stroke-width="2"/><path d="${outline}" fill="${colour}"/><path d="${borders}" fill="none" stroke="${DYES.saf}" stroke-width="2"/><path d="${diamonds(count)}" fill="#fdeec8"/>`;
}
