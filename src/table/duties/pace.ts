import type { Seat } from '../../engine/seats.ts';

/** How far a moment may be shorter or longer than usual. */
const SPREAD = 0.3;

/**
 * How long the bot of a seat seems to think about its question: never quite the same, and drawn from which question it is,
 * so that it tells nothing of the cards, and every process finds the same moment. In whole milliseconds: stores keep nothing else.
 */
export function paceFor(usual: number, table: string, seat: Seat, ask: number): number {
  return Math.round(usual * (1 + SPREAD * (2 * drawn(`${table} ${seat} ${ask}`) - 1)));
}

/** A number from 0 up to 1 that looks like chance: FNV-1a, mixed once more because short texts leave its upper bits alone. */
function drawn(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
