import type { JSX } from 'preact';
import { HintBar, type HintProps } from '../../../play/hint/hint.tsx';
import type { StrawContext } from '../table/context.ts';
import { moveSays, playIn } from './move-words.ts';
import type { StrawView } from '../table/shapes.ts';

export function StrawHint({ view, context, ...rest }: HintProps<StrawView, StrawContext>): JSX.Element {
  return <HintBar {...rest} moveSays={(move) => moveSays(move, view, context)} cardOf={(move) => playIn(move).card} />;
}
