/** Of a column in PostgreSQL. */
type Type = 'text' | 'integer' | 'bigint' | 'boolean';

export type Value = string | number | null;
/** In the order of the columns. */
export type Row = readonly Value[];

/** What is moved from one database to another: a table of PostgreSQL, and where SQLite has it. */
export interface Part {
  readonly name: string;
  readonly from: string;
  /** Those of the key come first. */
  readonly columns: Readonly<Record<string, Type>>;
  /** How many of them are the key. */
  readonly keys: number;
}

const KEY_COLUMNS = { created: 'bigint', used: 'bigint', kind: 'text', label: 'text' } as const;

/** In an order in which each finds what it refers to. What only running processes know is not among them. */
export const PARTS: readonly Part[] = [
  part('players', { id: 'text' }, { name: 'text', created: 'bigint' }),
  part('keys', { hash: 'text' }, { player: 'text', ...KEY_COLUMNS }),
  part('links', { hash: 'text' }, { player: 'text', expires: 'bigint' }),
  part('tables', { id: 'text' }, { code: 'text', status: 'text', public: 'boolean', card: 'text' }),
  {
    ...part('standings', { table_id: 'text' }, { due: 'bigint', waiting: 'integer', changed: 'bigint' }),
    from: '(SELECT id AS table_id, due, waiting, changed FROM tables)',
  },
  part('log', { table_id: 'text', place: 'integer' }, { entry: 'text' }),
  part('sitters', { player: 'text', table_id: 'text' }, {}),
  part('analyses', { table_id: 'text' }, { version: 'integer', analysis: 'text' }),
];

function part(name: string, key: Part['columns'], more: Part['columns']): Part {
  return { name, from: name, columns: { ...key, ...more }, keys: Object.keys(key).length };
}

export function keyOf({ columns, keys }: Part): string[] {
  return Object.keys(columns).slice(0, keys);
}
