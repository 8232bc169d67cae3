import type { Seat } from '../../engine/seats.ts';
import { isUnsalted } from '../log/sealing.ts';
import type { Visitor } from '../people.ts';
import { isPromised, promisedTwice, sits } from './promise.ts';
import { problem, type Step } from './step.ts';
import type { Table } from '../log/table.ts';

export interface SeatRequest {
  readonly seat?: Seat | undefined;
  readonly commitment?: string | undefined;
}

/** Sits down, comes back to one's seat, or adds the commitment that a rematch, or a new seal, still lacks. */
export function sit(table: Table, visitor: Visitor, request: SeatRequest): Step<Seat> {
  const own = table.seatOf(visitor.id);
  if (own !== undefined) return sitAgain(table, own, request);
  if (table.status !== 'open') return problem('not-open', 'The match has started; no seat can be taken any more.');
  const seat = request.seat ?? table.seats.findIndex(({ kind }) => kind === 'open');
  const wanted = table.seats[seat];
  if (wanted === undefined) {
    return request.seat === undefined
      ? problem('table-full', 'All seats are taken.')
      : problem('bad-seats', `There are ${table.seats.length} seats here, counted from 0.`);
  }
  if (wanted.kind !== 'open') return problem('seat-taken', 'Somebody sits there.');
  return sits(table, visitor, seat, request.commitment ?? null);
}

function sitAgain(table: Table, seat: Seat, request: SeatRequest): Step<Seat> {
  const person = table.person(seat);
  if (request.seat !== undefined && request.seat !== seat) return problem('already-seated', `You sit on seat ${seat}.`);
  if (table.status === 'open' && person.commitment === null && request.commitment !== undefined)
    return sits(table, { id: person.player, name: person.name }, seat, request.commitment);
  if (table.step === 'commit' && request.commitment !== undefined && person.commitment !== request.commitment)
    return commitAnew(table, seat, request.commitment);
  if (person.standIn === null) return { ok: seat };
  return { fact: { kind: 'returned', seat }, answer: () => seat };
}

/** The deck was sealed anew: what is promised now must be new as well, or the server would know it already. */
function commitAnew(table: Table, seat: Seat, commitment: string): Step<Seat> {
  const person = table.person(seat);
  if (isUnsalted(person)) return problem('not-starting', 'You failed twice to give a salt: it is dealt without one.');
  if (person.commitment !== null) return problem('not-starting', 'You have committed to a salt already.');
  if (isPromised(table, commitment)) return promisedTwice();
  const isOld = table.broken.some(({ salts }) => salts.some((one) => one.commitment === commitment));
  if (isOld) return problem('bad-salt', 'That salt was promised before; draw a new one.');
  return { fact: { kind: 'committed', seat, commitment }, answer: () => seat };
}
