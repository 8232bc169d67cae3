import type { JSX } from 'preact';

/** Three straws that grow: something is under way. */
export function Busy(): JSX.Element {
  return (
    <i class="busy" aria-hidden="true">
      <i />
      <i />
      <i />
    </i>
  );
}
