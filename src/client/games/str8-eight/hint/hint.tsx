import type { JSX } from 'preact';
import type { Str8EightView } from '../../../../games/str8-eight/view.ts';
import { HintBar, type HintProps } from '../../../play/hint/hint.tsx';
import { cardOf, moveSays } from './move-words.ts';
import type { Str8EightContext } from '../table/context.ts';

export function Str8EightHint({ view, context, ...rest }: HintProps<Str8EightView, Str8EightContext>): JSX.Element {
  return <HintBar {...rest} moveSays={(move) => moveSays(move, view, context)} cardOf={(move) => cardOf(move, view)} />;
}
