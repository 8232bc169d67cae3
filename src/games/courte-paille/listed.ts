import type { Card } from './cards.ts';
import { CASTAWAYS, castawayOf, valueOf } from './faces.ts';

/** In listed order (C2), as the views show known cards. */
export function compareListed(one: Card, other: Card): number {
  return CASTAWAYS.indexOf(castawayOf(one)) - CASTAWAYS.indexOf(castawayOf(other)) || valueOf(one) - valueOf(other);
}
