import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import type { KillableServer } from '../crash/killable-server.ts';
import type { Fares, Trouble } from '../crash/trouble.ts';
import type { PostgresServer } from '../postgres/postgres-server.ts';
import type { Disk } from './disk.ts';
import { FullDisk } from './full-disk.ts';

const CUT =
  'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
/** How long a database is away, in milliseconds, one time after the other. */
const AWAY = [0, 200, 2000];

/** What the database suffers all servers do. */
const FOR_ALL = { costsAnswers: true, mayRefuse: true, isForAll: true } as const;

/** Every connection of the servers to their database ends. */
export function cutDatabase(url: string): Trouble {
  const strike = async (): Promise<void> => {
    const client = new Client(url);
    await client.connect();
    await client.query(CUT).finally(() => client.end());
  };
  return { name: 'database cut off', ...FOR_ALL, strike };
}

/** The database is killed or stopped, each time in the other way, and started again after a while. */
export function restartDatabase(database: PostgresServer): Trouble {
  let times = 0;
  const strike = async (): Promise<void> => {
    const count = times++;
    await database.down(count % 2 === 0 ? 'SIGKILL' : 'SIGINT');
    await setTimeout(AWAY[count % AWAY.length]!);
    await database.up();
  };
  return { name: 'database restart', ...FOR_ALL, strike };
}

/** The database's disk is full, which may be the end of it; with room again it is started if need be. */
export function fullDatabase(database: PostgresServer, disk: Disk): Trouble {
  const full = new FullDisk(disk);
  const strike = async (server: KillableServer, fares: Fares): Promise<void> => {
    await full.strike(server, fares);
    if (!database.hasEnded) return;
    await database.down();
    await database.up();
  };
  return { name: full.name, ...FOR_ALL, strike };
}
