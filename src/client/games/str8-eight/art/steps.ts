// Sequences as stairs, small and large.
import { groupOf, numberOf, SEQUENCE_SIZE } from '../../../../games/str8-eight/faces.ts';
import type { NumberCard } from '../../../../games/str8-eight/cards.ts';
import { num } from '../../../kit/art/common.ts';
import { BLACK, CREAM, ground } from './groups.ts';

const EACH = Array.from({ length: SEQUENCE_SIZE }, (_, i) => i);

/** The rock that rises under all of them, from the first moment. */
function rock(heights: readonly number[], width: number, all: number): string {
  const tops = heights.map((height) => `V${all - height}h${width}`).join('');
  return `<path d="M0 ${all}${tops}V${all}Z" fill="var(--stairbed)"/>`;
}

/** A sequence as eight rising steps, for the seats of others. */
export function steps(sequence: readonly NumberCard[]): string {
  const heightOf = (i: number): number => 22 + i * 6;
  const drawn = sequence.map((one, i) => {
    const [x, y] = [i * 22, 66 - heightOf(i)];
    const number = num(numberOf(one), { x: x + 10.5, y: y + 12.6, size: 15, fill: BLACK, isCentred: true, track: -4 });
    return `${ground(groupOf(one), x, y, 21, heightOf(i))}<path d="M${x} ${y}h21v15H${x}Z" fill="${CREAM}"/>${number}`;
  });
  return `<svg class="steps" viewBox="0 0 176 66" aria-hidden="true">${rock(EACH.map(heightOf), 22, 66)}${drawn.join('')}</svg>`;
}

/** The smallest form: no numbers. */
export function bars(sequence: readonly NumberCard[]): string {
  const heightOf = (i: number): number => 8 + i * 4;
  const drawn = sequence.map((one, i) => ground(groupOf(one), i * 12, 36 - heightOf(i), 11, heightOf(i)));
  return `<svg viewBox="0 0 96 36" aria-hidden="true">${rock(EACH.map(heightOf), 12, 36)}${drawn.join('')}</svg>`;
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
