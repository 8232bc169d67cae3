import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../../kit/icon.tsx';

interface Props {
  readonly icon: 'shield' | 'warn';
  readonly head: string;
  readonly children: ComponentChildren;
}

/** A shield, or a warning, and what it says. */
export function Sign({ icon, head, children }: Props): JSX.Element {
  return (
    <>
      <span class="pic">
        <Icon name={icon} />
      </span>
      <span class="grow">
        <b>{head}</b>
        {children}
      </span>
    </>
  );
}
