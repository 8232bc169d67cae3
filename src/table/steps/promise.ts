import type { Seat } from '../../engine/seats.ts';
import type { Table } from '../log/table.ts';
import type { Visitor } from '../people.ts';
import { problem, type Step } from './step.ts';

/** Who sits at a table that has not started promises a salt to it. */
export function promise(table: Table, visitor: Visitor, commitment: string): Step<Seat> {
  const seat = table.seatOf(visitor.id);
  if (seat === undefined) return problem('not-seated', 'You do not sit at this table.');
  return sits(table, visitor, seat, commitment);
}

export function sits(table: Table, { id: player, name }: Visitor, seat: Seat, commitment: string | null): Step<Seat> {
  if (commitment !== null && isPromised(table, commitment)) return promisedTwice();
  return { fact: { kind: 'sat', seat, player, name, commitment }, answer: () => seat };
}

/** Whoever repeats what another has promised gives nothing of their own, and no record with both would hold. */
export function isPromised(table: Table, commitment: string): boolean {
  return table.people().some(([, person]) => person.commitment === commitment);
}

export function promisedTwice(): ReturnType<typeof problem> {
  return problem('bad-salt', 'Somebody else has promised that salt; draw one of your own.');
}
