import type { TableCard } from '../../../protocol/table.ts';

/** Whose number was waited for and did not come, so that they are dealt cards without it. */
export function unsaltedAt({ seats, sealings, sealing }: TableCard): readonly number[] {
  const isDealt = sealing === null && sealings > 1;
  return seats.flatMap((seat, i) =>
    seat.kind === 'person' && (seat.unsalted || (isDealt && !seat.revealed)) ? [i] : [],
  );
}
