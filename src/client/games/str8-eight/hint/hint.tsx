import type { JSX } from 'preact';
import { HintBar, type HintProps } from '../../../play/hint/hint.tsx';
import { cardOf, moveSays } from './move-words.ts';
import type { Str8EightContext } from '../table/context.ts';
import type { Str8View } from '../table/shapes.ts';

export function Str8Hint({ view, context, ...rest }: HintProps<Str8View, Str8EightContext>): JSX.Element {
  return <HintBar {...rest} moveSays={(move) => moveSays(move, view, context)} cardOf={(move) => cardOf(move, view)} />;
}
