import type { Thought } from '../../bots/answer.ts';
import type { Code } from '../../engine/game.ts';

/** What the thread is asked. */
export interface Question {
  readonly id: number;
  readonly thought: Thought;
}

/** What it answers, in any order. */
export type Answer = { readonly id: number; readonly code: Code } | { readonly id: number; readonly error: string };
