import type { JSX } from 'preact';
import { Coach, type CoachProps } from '../../../play/coach/coach.tsx';
import type { StrawContext } from '../table/context.ts';
import type { DisplayedStraw } from '../table/displayed-straw.ts';
import { tipsOf } from './tips.ts';
import { useCoach } from './words.ts';

export function StrawCoach({ displayed, you, onTell }: CoachProps<DisplayedStraw, StrawContext>): JSX.Element {
  const says = useCoach();
  return <Coach game="straw" tips={tipsOf({ displayed, you, says })} onTell={onTell} />;
}
