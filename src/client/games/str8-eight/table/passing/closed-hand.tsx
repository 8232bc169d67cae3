import type { JSX } from 'preact';
import { CardPicture } from '../../../../kit/card.tsx';

/** The own hand while it is on its way: nothing of it can be seen. */
export function ClosedHand({ count }: { readonly count: number }): JSX.Element {
  return (
    <div class="hand closed" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <CardPicture key={i} game="str8-eight" card={null} />
      ))}
    </div>
  );
}
