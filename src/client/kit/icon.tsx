import type { JSX } from 'preact';
import { ICONS, type IconName } from './art/icons.ts';

export type { IconName };

interface Props {
  readonly name: IconName;
  readonly class?: string | undefined;
}

export function Icon({ name, class: className }: Props): JSX.Element {
  return (
    <svg class={className === undefined ? 'ic' : `ic ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
