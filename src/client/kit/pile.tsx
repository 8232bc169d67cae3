import type { JSX } from 'preact';
import { Face } from './card.tsx';

interface Props {
  readonly game: string;
  /** The card on top, null for the back. */
  readonly top: string | null;
  readonly count: number;
  /** All of it, with the number: "Draw pile, 34 cards". Without it whoever shows the pile says what it is. */
  readonly label?: string | undefined;
}

export function Pile({ game, top, count, label }: Props): JSX.Element {
  return (
    <div
      class="pilewrap"
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
