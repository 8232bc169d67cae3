import type { JSX } from 'preact';
import type { TableCard } from '../../../protocol/table.ts';
import { Animal, animalOf } from '../../kit/animal.tsx';
import { usePagesWords } from './words.tsx';

/** Who sits at a table, small: animals, and rings for the free seats. */
export function SeatRow({ table }: { readonly table: TableCard }): JSX.Element {
  const { lobby } = usePagesWords();
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  return (
    <div class="sts" role="img" aria-label={lobby.seats(table.seats.length - free, free)}>
      {table.seats.map((seat, at) =>
        seat.kind === 'open' ? <span key={at} class="fr" /> : <Animal key={at} name={animalOf(at)} />,
      )}
      <span class="small muted">{free === 0 ? lobby.full : lobby.free(free)}</span>
    </div>
  );
}
