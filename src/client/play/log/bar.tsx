import type { ComponentChildren, JSX } from 'preact';

interface Props {
  readonly kind: 'lost' | 'again' | 'ok' | 'told';
  readonly sign: JSX.Element;
  readonly head: string;
  readonly button?: JSX.Element;
  readonly children: ComponentChildren;
}

/** A strip over the table that tells something about it. */
export function Bar({ kind, sign, head, button, children }: Props): JSX.Element {
  return (
    <div class={`netbar ${kind}`} role={kind === 'lost' ? 'alert' : 'status'}>
      <span class="nic">{sign}</span>
      <span class="grow">
        <b>{head}</b> <span>{children}</span>
      </span>
      {button}
    </div>
  );
}
