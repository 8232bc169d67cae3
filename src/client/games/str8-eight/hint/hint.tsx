import type { JSX } from 'preact';
import { HintBar, type HintProps } from '../../../play/hint/hint.tsx';
import { cardOf, moveSays } from './move-words.ts';
import type { Str8EightContext } from '../table/context.ts';
import type { DisplayedStr8Eight } from '../table/displayed.ts';

export function Str8EightHint({
  view,
  context,
  ...rest
}: HintProps<DisplayedStr8Eight, Str8EightContext>): JSX.Element {
  return <HintBar {...rest} moveSays={(move) => moveSays(move, view, context)} cardOf={(move) => cardOf(move, view)} />;
}
