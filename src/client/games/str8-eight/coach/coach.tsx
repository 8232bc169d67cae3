import type { JSX } from 'preact';
import { Coach, type CoachProps } from '../../../play/coach/coach.tsx';
import type { Str8EightContext } from '../table/context.ts';
import type { DisplayedStr8Eight } from '../table/displayed.ts';
import { tipsOf } from './tips.ts';

export function Str8EightCoach({
  displayed,
  context,
  you,
  onTell,
}: CoachProps<DisplayedStr8Eight, Str8EightContext>): JSX.Element {
  return (
    <Coach
      game="str8-eight"
      tips={tipsOf({ displayed, context, you, says: context.str8Eight.coach })}
      onTell={onTell}
    />
  );
}
