import { Client } from 'pg';

/** What a database answers to one statement, over a connection of its own. */
export async function asked<Row = unknown>(url: string, sql: string, values: readonly unknown[] = []): Promise<Row[]> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query(sql, [...values]).finally(() => client.end());
  return rows;
}
