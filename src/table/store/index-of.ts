import { bitOf } from '../../engine/seats.ts';
import type { Announcement } from '../log/announcement.ts';
import { dateOf, dutyOf } from '../duties/duty.ts';
import type { Environment } from '../environment.ts';
import { cardOf } from '../log/publish.ts';
import type { Index } from './store.ts';
import type { Table } from '../log/table.ts';

/** What is kept beside the entry that was just folded. */
export function indexOf(
  table: Table,
  announcement: Announcement,
  environment: Pick<Environment, 'pace' | 'closesIdle'>,
): Index {
  const duty = dutyOf(table, environment);
  const due = duty === undefined ? null : dateOf(duty);
  // databases keep whole milliseconds: whatever the store, nothing else may come about
  if (!Number.isInteger(due ?? 0)) throw new Error(`a duty at ${due}, between two milliseconds`);
  const waiting = table.status === 'playing' ? (table.match?.waiting ?? 0) : 0;
  const quiet = (announcement.to & bitOf('watcher')) === 0;
  return { due, waiting, ...(announcement.card && { card: cardOf(table) }), ...(quiet && { quiet }) };
}
