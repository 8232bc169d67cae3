import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { EndProps } from '../../../play/game-table.tsx';
import { HandResult } from './hand-result.tsx';
import type { Str8EightContext } from '../table/context.ts';
import type { HandEnd } from '../table/animation/hand-end.ts';
import { Straight } from './straight.tsx';

/** The end of a hand; a Str8 Eight is celebrated first. */
export function End(props: EndProps<HandEnd, Str8EightContext>): JSX.Element {
  const { completed } = props.end;
  const [isSeen, setIsSeen] = useState(false);
  if (completed?.str8 === true && !isSeen) {
    return <Straight {...props} completed={completed} onClose={() => setIsSeen(true)} />;
  }
  return <HandResult {...props} />;
}
