import type { Who } from '../who.ts';
import { counted, numeral } from './numbers.ts';

export const youHave = (points: number): string =>
  counted(points, `You have ${numeral(points)} point.`, `You have ${numeral(points)} points.`);

/** `next` are those who play from now on, you last. */
export function beforeYou(next: readonly Who[]): string {
  if (next.length === 1) return 'You are next.';
  const before = next.slice(0, -1).map(({ name }) => name);
  return `Then ${before.join(', then ')}, then you.`;
}
