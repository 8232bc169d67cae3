import { blockOf } from '../engine/chance/hmac.ts';
import type { Seat } from '../engine/seats.ts';
import { BOTS_STREAM } from './bot.ts';

/**
 * The seed of the luck that a bot has in a decision of its seat, counted from 0. It follows from the seed of the match, so that
 * whoever has the record can ask the bot again.
 */
export function luckFrom(seed: Uint8Array, seat: Seat, decision: number): Uint8Array {
  return blockOf(seed, BOTS_STREAM, seat, decision);
}
