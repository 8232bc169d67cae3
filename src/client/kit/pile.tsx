import type { JSX } from 'preact';
import { Face } from './card.tsx';
import { placeRef } from './motion/places.ts';

interface Props {
  /** What its place is called for whatever flies to it or from it. */
  readonly place?: string | undefined;
  readonly game: string;
  /** The card on top, null for the back. */
  readonly top: string | null;
  readonly count: number;
  /** All of it, with the number: "Draw pile, 34 cards". Without it whoever shows the pile says what it is. */
  readonly label?: string | undefined;
}

export function Pile({ game, top, count, label, place }: Props): JSX.Element {
  return (
    <div
      class="pilewrap"
      ref={place === undefined ? null : placeRef(place)}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? 'true' : undefined}
    >
      {count > 2 && (
        <div class="under2">
          <Face game={game} card={null} />
        </div>
      )}
      {count > 1 && (
        <div class="under">
          <Face game={game} card={null} />
        </div>
      )}
      <div class="ontop">{count > 0 ? <Face game={game} card={top} /> : <div class="slot" />}</div>
      <span class="cnt">{count}</span>
    </div>
  );
}
