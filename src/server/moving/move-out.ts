import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { openedForLooking } from '../upkeep/look-into.ts';
import { filesIn } from '../upkeep/files.ts';
import { keyOf, PARTS, type Part, type Row, type Value } from './parts.ts';

/** Few enough that the longest analyses fit into memory many times. */
const ROWS_AT_ONCE = 200;

export interface Place {
  readonly folder: string;
  /** The name of a part. */
  readonly part: string;
  /** The key of the row before; none at the beginning. */
  readonly after: readonly Value[] | undefined;
}

/** How many rows there are of all parts, in a folder that nobody serves from. */
export function countRows(folder: string): number {
  return looking(folder, (db) => {
    const counts = PARTS.map(
      ({ from }) => db.prepare(`SELECT count(*) AS rows FROM ${from}`).get() as { rows: number },
    );
    return counts.reduce((sum, { rows }) => sum + rows, 0);
  });
}

/** The next rows of a part in the order of their keys; none when all have been read. */
export function rowsAfter({ folder, part: name, after }: Place): Row[] {
  const part = PARTS.find((one) => one.name === name)!;
  const columns = Object.keys(part.columns);
  return looking(folder, (db) => {
    const rows = db.prepare(selectOf(part, after !== undefined)).all(...(after ?? [])) as Record<string, Value>[];
    return rows.map((row) => columns.map((column) => row[column]!));
  });
}

function selectOf(part: Part, isAfter: boolean): string {
  const key = keyOf(part);
  const where = isAfter ? `WHERE (${key.join(', ')}) > (${key.map(() => '?').join(', ')})` : '';
  const columns = Object.keys(part.columns).join(', ');
  return `SELECT ${columns} FROM ${part.from} ${where} ORDER BY ${key.join(', ')} LIMIT ${ROWS_AT_ONCE}`;
}

function looking<T>(folder: string, work: (db: DatabaseSyncInstance) => T): T {
  const db = openedForLooking(filesIn(folder).database, false);
  try {
    return work(db);
  } finally {
    db.close();
  }
}
