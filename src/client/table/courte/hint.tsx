import type { JSX } from 'preact';
import { HintBar, type HintProps } from '../hint.tsx';
import { cardIn, deedSays } from './deed-says.ts';
import type { CourteScene } from './scene.ts';
import type { CourteView } from './shapes.ts';

export function CourteHint({ scene, ...rest }: HintProps<CourteView, CourteScene>): JSX.Element {
  return <HintBar {...rest} deedSays={(move) => deedSays(move, scene)} cardOf={cardIn} />;
}
