import { ANIMALS } from '../../kit/art/animals.ts';

interface Place {
  /** The middle of the disc. */
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** How wide the animal is in it. */
  readonly width: number;
  /** The middle of the straw; it leans to the right. */
  readonly straw: { readonly x: number; readonly y: number; readonly lean: number; readonly size: number };
}

/** Who won, in a larger drawing: the animal on a disc, a saffron straw behind the ear. */
export function winner(animal: keyof typeof ANIMALS, { x, y, radius, width, straw }: Place): string {
  const corner = `translate(${x - width / 2} ${y - width / 2})scale(${width / 64})`;
  return `<g transform="translate(${straw.x} ${straw.y})rotate(${straw.lean})scale(${straw.size})"><path d="M-5-44H5V44H-5Z" fill="#eba32e"/><path d="M-5-44h4v88h-4Z" fill="#fff" opacity=".35"/><path d="M-5-14H5M-5 16H5" stroke="#a9670f" stroke-width="2.5"/><ellipse cy="-44" rx="5" ry="2.4" fill="#a9670f"/></g><circle cx="${x}" cy="${y}" r="${radius}" fill="#fffaf0" filter="url(#cutb)"/><g transform="${corner}">${ANIMALS[animal]}</g>`;
}
