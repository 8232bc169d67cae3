import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Str8EightContext } from '../context.ts';
import type { DisplayedStr8Eight } from '../displayed.ts';
import { openHand } from '../tray/held.ts';

interface Props {
  readonly view: DisplayedStr8Eight;
  readonly you: number;
  /** How often hands went round, as far as it was heard. */
  readonly passes: number;
  readonly str8Eight: Str8EightContext['str8Eight'];
}

/** A hand that has come round is said once, when it is open. */
export function NewHand({ view, you, passes, str8Eight }: Props): JSX.Element {
  const announced = useRef(passes);
  const says = useRef('');
  const hand = passes > announced.current ? openHand(view, you) : null;
  if (view.passing !== undefined) says.current = '';
  else if (hand !== null) says.current = str8Eight.handNow(hand.map(str8Eight.short));
  useEffect(() => {
    if (hand !== null || passes < announced.current) announced.current = passes;
  });
  return (
    <p class="sr" aria-live="polite">
      {says.current}
    </p>
  );
}
