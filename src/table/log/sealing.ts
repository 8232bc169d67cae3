import { MOST_MISSED } from '../../engine/record/fairness.ts';
import type { Seat } from '../../engine/seats.ts';
import type { News } from '../../protocol/table.ts';
import { sealOn, type Person, type Table } from './table.ts';

/** From now on salts are given. Whoever owes a commitment by now has failed once more. */
export function askForSalts(table: Table, at: number): News[] {
  table.status = 'starting';
  table.step = 'reveal';
  table.stepSince = at;
  const late = table.people().filter(([, { owes }]) => owes);
  return late.flatMap(([seat, person]) => miss(seat, person));
}

/** A salt is missing: what was shown so far counts for nothing, and all promise anew. */
export function sealAnew(table: Table, secret: string, at: number): News[] {
  const missing = table.people().filter(([, { commitment, salt }]) => commitment !== null && salt === null);
  table.broken.push(table.sealing());
  table.seal = sealOn(secret);
  table.step = 'commit';
  table.stepSince = at;
  const given = missing.flatMap(([seat, person]) => miss(seat, person));
  for (const [, person] of table.people()) {
    person.owes = person.commitment !== null && !isUnsalted(person);
    person.commitment = null;
    person.salt = null;
  }
  return [{ type: 'sealed', missing: missing.map(([seat]) => seat) }, ...given];
}

export function commit(table: Table, seat: Seat, commitment: string): News[] {
  Object.assign(table.person(seat), { commitment, owes: false });
  return [{ type: 'committed', seat }];
}

export function isUnsalted({ missed }: Person): boolean {
  return missed >= MOST_MISSED;
}

/** Whether somebody who is there still has to promise a salt. */
export function isOwing(table: Table): boolean {
  return table.people().some(([, { owes, away, standIn }]) => owes && away === null && standIn?.why !== 'left');
}

export function isRevealed(table: Table): boolean {
  return table.people().every(([, { commitment, salt }]) => commitment === null || salt !== null);
}

function miss(seat: Seat, person: Person): News[] {
  person.missed++;
  person.owes = false;
  return isUnsalted(person) ? [{ type: 'unsalted', seat }] : [];
}
