import type { JSX } from 'preact';
import { HintBar, type HintProps } from '../hint.tsx';
import { cardOf, deedSays } from './deed-says.ts';
import type { Str8Scene } from './scene.ts';
import type { Str8View } from './shapes.ts';

export function Str8Hint({ view, scene, ...rest }: HintProps<Str8View, Str8Scene>): JSX.Element {
  return <HintBar {...rest} deedSays={(move) => deedSays(move, view, scene)} cardOf={(move) => cardOf(move, view)} />;
}
