import type { JSX } from 'preact';
import { Coach, type CoachProps } from '../../../play/coach/coach.tsx';
import type { StrawContext } from '../table/context.ts';
import type { DisplayedStraw } from '../table/displayed-straw.ts';
import { tipsOf } from './tips.ts';

export function StrawCoach({ displayed, context, you, onTell }: CoachProps<DisplayedStraw, StrawContext>): JSX.Element {
  return <Coach game="straw" tips={tipsOf({ displayed, you, says: context.straw.coach })} onTell={onTell} />;
}
