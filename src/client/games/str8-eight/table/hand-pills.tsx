import type { JSX } from 'preact';
import { ABOUT, mostBarren } from '../../../../games/str8-eight/about.ts';
import { targetOf, type Str8EightContext } from './context.ts';

interface Props {
  readonly hand: number;
  /** Turns in a row without a step; nothing where nobody counts them. */
  readonly barren?: number;
  readonly context: Str8EightContext;
}

/** So many turns before a hand is broken off it is told (E11a). */
const TOLD = 20;

/** In the bar on top: which hand it is, and what the match goes to. */
export function HandPills({ hand, barren = 0, context }: Props): JSX.Element {
  const left = mostBarren(ABOUT.rules) - barren;
  return (
    <>
      <span class="pill">{context.str8Eight.hand(hand)}</span>
      {left > 0 && left <= TOLD && <span class="pill barren">{context.str8Eight.barren(left)}</span>}
      <span class="pill wide">{context.str8Eight.target(targetOf(context))}</span>
    </>
  );
}
