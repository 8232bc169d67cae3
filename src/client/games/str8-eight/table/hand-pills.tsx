import type { JSX } from 'preact';
import { targetOf, type Str8EightContext } from './context.ts';

interface Props {
  readonly hand: number;
  readonly context: Str8EightContext;
}

/** In the bar on top: which hand it is, and what the match goes to. */
export function HandPills({ hand, context }: Props): JSX.Element {
  return (
    <>
      <span class="pill">{context.str8Eight.hand(hand)}</span>
      <span class="pill wide">{context.str8Eight.target(targetOf(context))}</span>
    </>
  );
}
