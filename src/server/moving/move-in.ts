import { Connections, type Query } from '../store/postgres/connections.ts';
import { bringUpToDate } from '../store/postgres/migrations.ts';
import { keyOf, PARTS, type Part, type Row, type Value } from './parts.ts';

/** Where rows come from. */
export interface Source {
  /** Those that follow this key, some of them at a time; none after the last. */
  rowsAfter(part: Part, after: readonly Value[] | undefined): Promise<readonly Row[]>;
}

/**
 * Puts all that a source has into an empty PostgreSQL database, and reads it back: in one transaction, so that whatever breaks it off
 * leaves the database as it was. Tells how many rows were written, and then how many were compared.
 */
export async function moveIn(url: string, source: Source, tell: (rows: number) => void): Promise<void> {
  const connections = new Connections(url, { most: 1 });
  try {
    await connections.inTransaction(async (query) => {
      await bringUpToDate(query);
      await refuseUsed(query);
      for (const part of PARTS) await write(query, part, source, tell);
      for (const part of PARTS) await compare(query, part, source, tell);
    });
  } finally {
    await connections.close();
  }
}

/** Whoever starts a server there now waits until all is moved, or gives up. */
async function refuseUsed(query: Query): Promise<void> {
  await query('LOCK TABLE processes, tables, players IN SHARE ROW EXCLUSIVE MODE');
  const [living] = await query('SELECT FROM living LIMIT 1');
  if (living !== undefined) throw new Error('a server runs on the database that DATABASE_URL names: stop it first');
  for (const { name } of PARTS) {
    const [row] = await query(`SELECT FROM ${name} LIMIT 1`);
    if (row !== undefined)
      throw new Error(
        'the database that DATABASE_URL names is not empty: name a new one, or, if nobody needs what is there, DROP SCHEMA threestraws CASCADE',
      );
  }
}

async function write(query: Query, part: Part, source: Source, tell: (rows: number) => void): Promise<void> {
  const columns = Object.keys(part.columns);
  const insert = `INSERT INTO ${part.name} (${columns.join(', ')}) SELECT * FROM ${given(part, columns)}`;
  for await (const rows of batchesOf(part, source)) {
    await query(insert, turned(rows, columns.length));
    tell(rows.length);
  }
}

async function compare(query: Query, part: Part, source: Source, tell: (rows: number) => void): Promise<void> {
  const key = keyOf(part);
  const names = Object.entries(part.columns).map(([name, type]) => (type === 'boolean' ? `${name}::integer` : name));
  const select = `SELECT ${names.join(', ')}
    FROM ${part.name} JOIN ${given(part, key)} WITH ORDINALITY AS wanted (${key.join(', ')}, nth) USING (${key.join(', ')})
    ORDER BY nth`;
  let count = 0;
  for await (const rows of batchesOf(part, source)) {
    const found = await query<Record<string, Value>>(select, turned(rows, key.length));
    if (JSON.stringify(found.map((row) => Object.values(row))) !== JSON.stringify(rows)) throw other(part);
    count += rows.length;
    tell(rows.length);
  }
  const [all] = await query<{ rows: number }>(`SELECT count(*) AS rows FROM ${part.name}`);
  if (all!.rows !== count) throw other(part);
}

function other({ name }: Part): Error {
  return new Error(`what was read back of ${name} is not what was written; nothing was kept`);
}

/** Rows that are handed over as one list for each of these columns. */
function given({ columns }: Part, names: readonly string[]): string {
  return `unnest(${names.map((name, i) => `$${i + 1}::${columns[name]}[]`).join(', ')})`;
}

/** The first so many columns of some rows. */
function turned(rows: readonly Row[], columns: number): Value[][] {
  return Array.from({ length: columns }, (_, i) => rows.map((row) => row[i]!));
}

async function* batchesOf(part: Part, source: Source): AsyncGenerator<readonly Row[]> {
  let after: readonly Value[] | undefined;
  for (;;) {
    const rows = await source.rowsAfter(part, after);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last.slice(0, part.keys);
  }
}
