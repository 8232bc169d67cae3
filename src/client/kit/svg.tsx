import type { JSX } from 'preact';
import { placeRef } from './motion/places.ts';

interface Props {
  readonly html: string;
  readonly class?: string | undefined;
  /** What the place of the span is called; the drawing is its only child. */
  readonly place?: string | undefined;
}

/** A drawing of `art/`. The span leaves no trace in the layout. */
export function Svg({ html, class: className, place }: Props): JSX.Element {
  return (
    <span
      ref={place === undefined ? null : placeRef(place)}
      class={className === undefined ? 'svg' : `svg ${className}`}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
