import type { JSX } from 'preact';
import { HintBar, type HintProps } from '../../../play/hint/hint.tsx';
import { cardIn, moveSays } from './move-words.ts';
import type { CourtePailleContext } from '../table/context.ts';
import type { CourteView } from '../table/shapes.ts';

export function CourteHint({ context, ...rest }: HintProps<CourteView, CourtePailleContext>): JSX.Element {
  return <HintBar {...rest} moveSays={(move) => moveSays(move, context)} cardOf={cardIn} />;
}
