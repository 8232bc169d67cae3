import type { JSX } from 'preact';
import { Icon } from '../kit/icon.tsx';
import { useWorld } from './world.ts';
import { To } from './to.tsx';

/** Back to where all games are. */
export function ToHome({ isFirst = false }: { readonly isFirst?: boolean }): JSX.Element {
  const { nav } = useWorld().words.pages;
  return (
    <To route={{ page: 'home' }} class={isFirst ? 'btn primary big' : 'btn quiet'}>
      <Icon name="home" />
      {nav.toHome}
    </To>
  );
}
