import type { JSX } from 'preact';
import { readMove } from '../../../../games/straw/move-text.ts';
import type { StrawView } from '../../../../games/straw/view.ts';
import { HintBar, type HintProps } from '../../../play/hint/hint.tsx';
import type { StrawContext } from '../table/context.ts';
import { moveSays } from './move-words.ts';

export function StrawHint({ view, context, ...rest }: HintProps<StrawView, StrawContext>): JSX.Element {
  return (
    <HintBar
      {...rest}
      moveSays={(move) => moveSays(move, view, context)}
      cardOf={(move) => readMove(move)?.card ?? null}
    />
  );
}
