import type { BotRequest } from '../../bots/answer.ts';
import { effortOf } from '../../bots/search/efforts.ts';

/**
 * The more thoughts are waited for, the shorter the next one becomes: it takes its share of the time that it would have
 * alone. So a crowd waits hardly longer than somebody alone, and no bot falls below its floor of iterations.
 */
export function shortened(request: BotRequest, owed: number): BotRequest {
  const effort = request.effort ?? effortOf(request.level);
  if (effort?.ms === undefined) return request;
  return { ...request, effort: { ...effort, ms: effort.ms / (1 + owed) } };
}
