import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { median } from '../disk.ts';

const TRIES = 9;
/** How long a notification may take, in milliseconds. */
const HEARD_WITHIN = 2000;

/** All that can be asked at once. */
const ROW = `
  SELECT
    current_setting('server_version') AS version,
    current_setting('server_version_num')::int / 10000 AS major,
    current_setting('server_encoding') AS encoding,
    current_setting('fsync') AS fsync,
    current_setting('synchronous_commit') AS "synchronousCommit",
    current_setting('full_page_writes') AS "fullPageWrites",
    current_setting('transaction_read_only') = 'on' AS "isReadOnly",
    coalesce(current_setting('idle_session_timeout', true), '0') AS "idleTimeout",
    inet_server_addr() IS NULL OR inet_server_addr() <<= ANY
      ('{127.0.0.0/8, 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, ::1, fc00::/7}'::inet[]) AS "isNear",
    CASE WHEN to_regnamespace('threestraws') IS NULL THEN has_database_privilege(current_database(), 'CREATE')
      ELSE has_schema_privilege('threestraws', 'USAGE') AND has_schema_privilege('threestraws', 'CREATE') END AS "mayMake",
    EXISTS (SELECT FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
      WHERE nspname = 'threestraws' AND relname = 'schema_version') AS "isMade",
    (SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()) AS "isEncrypted",
    least(
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
      (SELECT nullif(datconnlimit, -1) FROM pg_database WHERE datname = current_database()),
      (SELECT nullif(rolconnlimit, -1) FROM pg_roles WHERE rolname = current_user)
    ) AS "mostConnections",
    (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend'
      AND application_name NOT LIKE 'threestraws%') AS "otherConnections"`;

interface Row {
  readonly version: string;
  readonly major: number;
  readonly encoding: string;
  readonly fsync: string;
  readonly synchronousCommit: string;
  readonly fullPageWrites: string;
  readonly isReadOnly: boolean;
  readonly idleTimeout: string;
  /** On this computer, or in a network of its own. */
  readonly isNear: boolean;
  readonly isEncrypted: boolean;
  /** Whether a server may make its tables there, or change them. */
  readonly mayMake: boolean;
  /** Whether one has. */
  readonly isMade: boolean;
  /** For everybody together. */
  readonly mostConnections: number;
  /** Of other programs. */
  readonly otherConnections: number;
}

interface Made {
  /** Of the schema. */
  readonly version: number;
  /** How many processes serve from it just now. */
  readonly processes: number;
}

/** What can be found out about a PostgreSQL without changing anything there. */
export interface Facts extends Row {
  /** How far its clock is ahead of this computer's, in milliseconds as the next two. */
  readonly ahead: number;
  readonly roundTrip: number;
  /** Until something is safe there; unknown where nobody may try. */
  readonly commit: number | undefined;
  /** What servers have made there; nothing before the first start. */
  readonly made: Made | undefined;
  /** Whether who listens on one connection hears of what is said on another. */
  readonly isHeard: boolean;
}

/** With two connections, both open. */
export async function factsOf(client: Client, other: Client): Promise<Facts> {
  const { rows } = await client.query<Row>(ROW);
  const row = rows[0]!;
  return {
    ...row,
    ahead: await aheadOf(client),
    roundTrip: await timed(() => client.query('SELECT 1')),
    commit: row.isReadOnly ? undefined : await commitTime(client),
    made: row.isMade && row.mayMake ? await madeIn(client) : undefined,
    isHeard: await isHeard(client, other),
  };
}

async function madeIn(client: Client): Promise<Made> {
  const { rows } = await client.query<Made>(
    'SELECT version, (SELECT count(*)::int FROM threestraws.living) AS processes FROM threestraws.schema_version',
  );
  return rows[0]!;
}

async function aheadOf(client: Client): Promise<number> {
  const began = Date.now();
  const { rows } = await client.query<{ at: Date }>('SELECT clock_timestamp() AS at');
  return rows[0]!.at.getTime() - (began + Date.now()) / 2;
}

/** A message in the log of the database that means nothing to anybody, and is flushed like any change. */
async function commitTime(client: Client): Promise<number | undefined> {
  const message = "SELECT pg_logical_emit_message(true, 'threestraws', 'doctor')";
  return timed(() => client.query(message)).catch(() => undefined);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < TRIES; i++) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return median(times);
}

/** What lies between may hand every transaction to another connection: then nobody hears anything. */
async function isHeard(listener: Client, speaker: Client): Promise<boolean> {
  const channel = `doctor_${randomBytes(8).toString('hex')}`;
  let timer: NodeJS.Timeout | undefined;
  const heard = new Promise<boolean>((resolve) => {
    listener.once('notification', () => resolve(true));
    timer = setTimeout(() => resolve(false), HEARD_WITHIN);
  });
  await listener.query(`LISTEN ${channel}`);
  await speaker.query(`NOTIFY ${channel}`);
  return heard.finally(() => clearTimeout(timer));
}
