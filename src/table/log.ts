import type { Seat, Viewer } from '../engine/seats.ts';
import { bitOf } from '../engine/seats.ts';
import type { MakeMove } from '../protocol/requests.ts';
import type { Message } from '../protocol/table.ts';
import type { Moved } from './act.ts';
import { apply, type Told } from './apply.ts';
import type { Entry, Opened } from './entry.ts';
import type { Means } from './means.ts';
import { messageTo } from './publish.ts';
import { Table } from './table.ts';

type Rules = Pick<Means, 'games' | 'generator'>;

/** A table as its log makes it, entry by entry for who wants to look on. */
export function tableFrom(
  log: readonly Entry[],
  rules: Rules,
  look?: (table: Table, told: Told, entry: Entry) => void,
): Table {
  const table = new Table(log[0] as Opened, rules.games, rules.generator);
  for (const entry of log) {
    const told = apply(table, entry);
    look?.(table, told, entry);
  }
  return table;
}

/** The messages to a viewer after the one with this number, just as they were sent. */
export function messagesAfter(log: readonly Entry[], rules: Rules, viewer: Viewer, seq: number): Message[] {
  const missed: Message[] = [];
  tableFrom(log, rules, (table, told) => {
    if ((told.to & bitOf(viewer)) !== 0 && table.seqOf(viewer) > seq) missed.push(messageTo(table, told, viewer));
  });
  return missed;
}

/** The answer that a seat's request got when it was first made, if it was made. */
export function movedBefore(
  log: readonly Entry[],
  rules: Rules,
  seat: Seat,
  { ask, move }: MakeMove,
): Moved | undefined {
  let found: Moved | undefined;
  tableFrom(log, rules, ({ course, seqs }, _, entry) => {
    if (entry.kind !== 'moved' || entry.seat !== seat || course?.last[seat]?.ask !== ask) return;
    if (entry.move === move && entry.by === undefined) found = { ask, move, seq: seqs[seat]! };
  });
  return found;
}
