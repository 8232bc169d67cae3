import type { JSX } from 'preact';
import { HintBar, type HintProps } from '../hint.tsx';
import type { Scene } from '../scene.ts';
import { deedSays, playIn } from './deed-says.ts';
import type { StrawView } from './shapes.ts';

export function StrawHint({ view, scene, ...rest }: HintProps<StrawView, Scene>): JSX.Element {
  return <HintBar {...rest} deedSays={(move) => deedSays(move, view, scene)} cardOf={(move) => playIn(move).card} />;
}
