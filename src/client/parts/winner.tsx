import type { JSX } from 'preact';
import { ANIMALS } from '../art/animals.ts';
import { animalOf } from './animal.tsx';

interface Props {
  readonly seat: number;
  /** The middle of the picture, in the drawing's own measure. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Who won, in a drawing: the own animal with a straw behind the ear. */
export function Winner({ seat, x, y, radius }: Props): JSX.Element {
  const size = 1.76 * radius;
  return (
    <g>
      <g transform={`translate(${x + 0.58 * radius} ${y - 1.17 * radius})rotate(20)scale(${(0.95 * radius) / 41})`}>
        <path d="M-5-44H5V44H-5Z" fill="#eba32e" />
        <path d="M-5-44h4v88h-4Z" fill="#fff" opacity=".35" />
        <path d="M-5-14H5M-5 16H5" stroke="#a9670f" stroke-width="2.5" />
        <ellipse cy="-44" rx="5" ry="2.4" fill="#a9670f" />
      </g>
      <circle cx={x} cy={y} r={radius} fill="#fffaf0" filter="url(#cutb)" />
      <g
        transform={`translate(${x - size / 2} ${y - size / 2})scale(${size / 64})`}
        dangerouslySetInnerHTML={{ __html: ANIMALS[animalOf(seat)] }}
      />
    </g>
  );
}
