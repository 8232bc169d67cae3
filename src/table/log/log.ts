import type { Seat, Viewer } from '../../engine/seats.ts';
import { bitOf } from '../../engine/seats.ts';
import type { MakeMove } from '../../protocol/requests.ts';
import type { Message } from '../../protocol/table.ts';
import type { Moved } from '../steps/move.ts';
import type { Announcement } from './announcement.ts';
import { apply } from './apply.ts';
import type { Entry, Opened } from './entry.ts';
import type { Environment } from '../environment.ts';
import { messageTo } from './publish.ts';
import { Table } from './table.ts';

type Rules = Pick<Environment, 'games' | 'generator'>;

/** A table as its log makes it. */
export function tableFrom(log: readonly Entry[], rules: Rules): Table {
  const table = new Table(log[0] as Opened, rules.games, rules.generator);
  for (const entry of log) apply(table, entry);
  return table;
}

/** The same table entry by entry: as each left it, with what it told. */
export function* foldings(log: readonly Entry[], rules: Rules): Generator<[Table, Announcement, Entry], void, void> {
  if (log.length === 0) return;
  const table = new Table(log[0] as Opened, rules.games, rules.generator);
  for (const entry of log) yield [table, apply(table, entry), entry];
}

/** The messages to a viewer after the one with this number, just as they were sent. */
export function* messagesAfter(
  log: readonly Entry[],
  rules: Rules,
  viewer: Viewer,
  seq: number,
): Generator<Message, void, void> {
  for (const [table, announcement] of foldings(log, rules)) {
    if ((announcement.to & bitOf(viewer)) !== 0 && table.seqOf(viewer) > seq)
      yield messageTo(table, announcement, viewer);
  }
}

/** The answer that a seat's request got when it was first made, if it was made. */
export function movedBefore(
  log: readonly Entry[],
  rules: Rules,
  seat: Seat,
  { ask, move }: MakeMove,
): Moved | undefined {
  for (const [{ match, seqs }, , entry] of foldings(log, rules)) {
    if (entry.kind !== 'moved' || entry.seat !== seat || match?.last[seat]?.ask !== ask) continue;
    return entry.move === move && entry.by === undefined ? { ask, move, seq: seqs[seat]! } : undefined;
  }
  return undefined;
}
