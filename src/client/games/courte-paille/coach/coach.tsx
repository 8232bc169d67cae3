import type { JSX } from 'preact';
import { Coach, type CoachProps } from '../../../play/coach/coach.tsx';
import type { CourtePailleContext } from '../table/context.ts';
import type { ScreenView } from '../table/screen-view.ts';
import { tipsOf } from './tips.ts';

export function CourtePailleCoach({
  displayed,
  context,
  you,
  onTell,
}: CoachProps<ScreenView, CourtePailleContext>): JSX.Element {
  return (
    <Coach game="courte-paille" tips={tipsOf({ displayed, context, you, says: context.says.coach })} onTell={onTell} />
  );
}
