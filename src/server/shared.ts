import { Connections } from './store/postgres/connections.ts';
import { refuseOther } from './store/postgres/migrations.ts';
import { PostgresUpkeep } from './store/postgres/postgres-upkeep.ts';

// What commands do with a database that several processes share. A program of its own: only they need what it stands on.

export { messageOf } from './store/calls.ts';
export { moveIn } from './moving/move-in.ts';

/** Some work on it beside the processes that serve from it. */
export async function withShared<T>(url: string, work: (upkeep: PostgresUpkeep) => Promise<T>): Promise<T> {
  const connections = new Connections(url, { most: 1 });
  try {
    await refuseOther(connections);
    return await work(new PostgresUpkeep(connections));
  } finally {
    await connections.close();
  }
}
