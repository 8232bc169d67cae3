import type { Entry } from '../../../table/log/entry.ts';
import { Gathering } from '../gathering.ts';
import { statements, type Connections } from './connections.ts';

interface Read {
  readonly id: string;
  readonly from: number;
  readonly resolve: (entries: Entry[]) => void;
  readonly reject: (error: unknown) => void;
}

/** So many may be on their way at once: the rest of the connections is for other questions. */
const READING = 2;

const SQL = statements('reads', {
  logs: `SELECT number::integer - 1 AS number, entry
    FROM unnest($1::text[], $2::integer[]) WITH ORDINALITY AS asked (id, since, number)
    JOIN log ON table_id = id AND place >= since ORDER BY number, place`,
});

/** Reads of logs: where another process has moved many tables on, one question is enough for all of them. */
export class Reads {
  readonly #connections: Connections;
  readonly #gathering = new Gathering<Read>({ most: READING }, (batch) => this.#read(batch));

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  log(id: string, from: number): Promise<Entry[]> {
    return new Promise((resolve, reject) => this.#gathering.add({ id, from, resolve, reject }));
  }

  async #read(batch: readonly Read[]): Promise<void> {
    try {
      const values = [batch.map(({ id }) => id), batch.map(({ from }) => from)];
      const rows = await this.#connections.run<{ number: number; entry: string }>(SQL.logs, values);
      const found = batch.map((): Entry[] => []);
      for (const { number, entry } of rows) found[number]!.push(JSON.parse(entry));
      for (const [i, { resolve }] of batch.entries()) resolve(found[i]!);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
