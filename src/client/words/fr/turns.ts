import type { Who } from '../who.ts';
import { counted, numeral } from './numbers.ts';

export const youHave = (points: number): string =>
  counted(points, `Tu as ${numeral(points)} point.`, `Tu as ${numeral(points)} points.`);

/** `next` are those who play from now on, you last. */
export function beforeYou(next: readonly Who[]): string {
  if (next.length === 1) return 'C’est bientôt à toi.';
  const before = next.slice(0, -1).map(({ name }) => name);
  return `Puis ${before.join(', puis ')}, puis toi.`;
}
