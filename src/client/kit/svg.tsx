import type { JSX } from 'preact';
import { placeRef } from './motion/places.ts';

interface Props {
  readonly html: string;
  readonly class?: string | undefined;
  /** What its place is called for whatever moves in it. */
  readonly place?: string | undefined;
}

/** A drawing of `art/`. The span leaves no trace in the layout. */
export function Svg({ html, class: className, place }: Props): JSX.Element {
  return (
    <span
      class={className === undefined ? 'svg' : `svg ${className}`}
      ref={place === undefined ? null : placeRef(place)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
