import type { Doubt } from '../../bots/analysis/advice.ts';
import type { MoveOption } from '../../bots/analysis/analysis.ts';
import type { Thought } from '../../bots/answer.ts';
import type { Code } from '../../engine/game.ts';

/** What a thread can be asked, and what it answers. */
export interface Asked {
  readonly think: { readonly about: Thought; readonly answer: Code };
  readonly advise: { readonly about: Doubt; readonly answer: MoveOption[] };
}
export type Kind = keyof Asked;

export type Question = {
  [K in Kind]: { readonly id: number; readonly kind: K; readonly about: Asked[K]['about'] };
}[Kind];

/** In any order. */
export type Answer =
  | { readonly id: number; readonly answer: Asked[Kind]['answer'] }
  | { readonly id: number; readonly error: string };
