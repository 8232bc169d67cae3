import type { Thought } from '../../bots/answer.ts';
import { effortOf } from '../../bots/search/efforts.ts';

/**
 * The more thoughts are waited for, the shorter the next one becomes: it takes its share of the time that it would have
 * alone. So a crowd waits hardly longer than somebody alone, and no bot falls below its floor of iterations.
 */
export function shortened(thought: Thought, owed: number): Thought {
  const effort = thought.effort ?? effortOf(thought.level);
  if (effort?.ms === undefined) return thought;
  return { ...thought, effort: { ...effort, ms: effort.ms / (1 + owed) } };
}
