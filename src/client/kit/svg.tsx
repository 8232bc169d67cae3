import type { JSX } from 'preact';

interface Props {
  readonly html: string;
  readonly class?: string | undefined;
}

/** A drawing of `art/`. The span leaves no trace in the layout. */
export function Svg({ html, class: className }: Props): JSX.Element {
  return (
    <span class={className === undefined ? 'svg' : `svg ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
