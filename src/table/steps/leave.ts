import { problem, type Step } from './step.ts';
import type { Table } from '../log/table.ts';

/** Gets up: before the match the seat is open again, during it a stand-in plays on. The last to leave closes the table. */
export function leave(table: Table, player: string): Step<null> {
  const seat = table.seatOf(player);
  if (seat === undefined) return problem('not-seated', 'You do not sit at this table.');
  const done = (): null => null;
  if (table.status === 'closed') return { ok: null };
  if (table.status !== 'open') {
    if (table.person(seat).standIn?.why === 'left') return { ok: null };
    return { fact: { kind: 'stood-in', seat, why: 'left' }, answer: done };
  }
  if (table.people().length === 1) return { fact: { kind: 'closed', why: 'empty' }, answer: done };
  return { fact: { kind: 'vacated', seat, by: 'self' }, answer: done };
}
