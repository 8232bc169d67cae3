import type { JSX } from 'preact';
import { HintBar, type HintProps } from '../../../play/hint/hint.tsx';
import { cardIn, moveSays } from './move-words.ts';
import type { CourtePailleContext } from '../table/context.ts';
import type { CourtePailleView } from '../../../../games/courte-paille/view.ts';

export function CourtePailleHint({ context, ...rest }: HintProps<CourtePailleView, CourtePailleContext>): JSX.Element {
  return <HintBar {...rest} moveSays={(move) => moveSays(move, context)} cardOf={cardIn} />;
}
