// Sequences as stairs, small and large.
import { groupOf, numberOf, SEQUENCE_SIZE } from '../../../../games/str8-eight/faces.ts';
import type { NumberCard } from '../../../../games/str8-eight/cards.ts';
import { num } from '../../../kit/art/common.ts';
import { BLACK, CREAM, ground } from './groups.ts';

const EACH = Array.from({ length: SEQUENCE_SIZE }, (_, i) => i);

/** A step that is still to be climbed. */
function empty(x: number, y: number, width: number, height: number): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="var(--line-strong)" stroke-width="1.4" stroke-dasharray="3 3"/>`;
}

/** A sequence as eight rising steps, for the seats of others. */
export function steps(sequence: readonly NumberCard[]): string {
  const drawn = EACH.map((i) => {
    const height = 24 + i * 6;
    const [x, y] = [i * 22, 66 - height];
    const one = sequence[i];
    if (one === undefined) return empty(x + 1, y, 19, height - 1);
    const number = num(numberOf(one), { x: x + 10.5, y: y + 12.5, size: 15, fill: BLACK, isCentred: true, track: -4 });
    return `${ground(groupOf(one), x, y, 21, height)}<path d="M${x} ${y}h21v15H${x}Z" fill="${CREAM}"/>${number}`;
  });
  return `<svg class="steps" viewBox="-1 -1 178 68" aria-hidden="true">${drawn.join('')}</svg>`;
}

/** The smallest form: no numbers. */
export function bars(sequence: readonly NumberCard[]): string {
  const drawn = EACH.map((i) => {
    const height = 8 + i * 4;
    const one = sequence[i];
    if (one !== undefined) return ground(groupOf(one), i * 12, 36 - height, 11, height);
    return empty(i * 12 + 0.7, 36 - height, 9.6, height - 0.7);
  });
  return `<svg viewBox="0 0 96 36" aria-hidden="true">${drawn.join('')}</svg>`;
}

/** The steps of a climb as large as a picture; each can be lit up on its own. */
export function climbSteps(sequence: readonly NumberCard[]): string {
  const drawn = sequence.map((one, i) => {
    const height = 66 + i * 25;
    const [x, y] = [i * 60, 400 - height];
    const paper = `${ground(groupOf(one), x, y, 60, height)}<path d="M${x} ${y}h60v40H${x}Z" fill="${CREAM}"/>`;
    const number = num(numberOf(one), { x: x + 30, y: y + 31, size: 30, fill: BLACK, isCentred: true, track: -3 });
    return `<g class="c-step"><g filter="url(#cutb)">${paper}</g>${number}</g>`;
  });
  return drawn.join('');
}

/** Where the climber stands who has so many steps: x and the height of the foot. */
export function topOfClimb(count: number): { readonly x: number; readonly y: number } {
  const last = Math.max(0, count - 1);
  return { x: last * 60 + 30, y: 400 - (count === 0 ? 0 : 66 + last * 25) };
}
