import type { DisplayedState } from '../../../../play/playback/playback.ts';
import { whoIn } from '../../../../play/session/context.ts';
import type { Why } from '../../../../play/tray/reason.ts';
import type { CourtePailleContext } from '../context.ts';
import type { ScreenView } from '../screen-view.ts';
import { isSittingOut } from './waiting.ts';

/** Why a card of the hand cannot be touched just now, and the clause that says so. */
export function whyNotNow({ view, ask }: DisplayedState<ScreenView>, you: number, context: CourtePailleContext): Why {
  const { refusals } = context.says;
  if (view.phase === 'choose') {
    return isSittingOut(view, you) ? why('C14', refusals.sitOut()) : why('C5', refusals.chooseFirst());
  }
  if (ask === null || view.turn !== you) {
    const isOthers = view.turn !== undefined && view.turn !== you;
    return why('C6', refusals.turn(isOthers ? whoIn(context, view.turn) : null));
  }
  return view.phase === 'take' ? why('C7', refusals.takeFirst()) : why('C8', refusals.cocoFirst());
}

function why(clause: string, [rule, fact]: readonly [rule: string, fact: string]): Why {
  return { clause, rule, fact };
}
