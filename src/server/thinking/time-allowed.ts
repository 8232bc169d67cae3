import type { BotRequest } from '../../bots/answer.ts';
import { effortOf } from '../../bots/search/efforts.ts';

/** Answered within a millisecond: there is nothing to choose from, or the bot does not search. */
export function isQuick({ moves, level }: BotRequest): boolean {
  return moves.length === 1 || effortOf(level) === undefined;
}

/**
 * The same question with no more time than that; without any it is answered at first glance. What was planned stays: the move follows
 * from that and from how far the search came, as records tell it.
 */
export function allowed(request: BotRequest, ms: number): BotRequest {
  const effort = request.effort ?? effortOf(request.level);
  if (effort === undefined) return request;
  return { ...request, effort: { ...effort, ms: Math.max(0, Math.min(effort.ms ?? Infinity, ms)) } };
}
