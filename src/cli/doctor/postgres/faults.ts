import { bad, odd, type Finding } from '../finding.ts';
import { NEWEST } from '../../../server/store/postgres/migrations.ts';
import type { Facts } from './facts.ts';

export const ABOUT = 'database';

const OLDEST = 13;
/** In milliseconds. */
const FAR = 5;
const SLOW = 30;
/** Of each process, at most. */
const CONNECTIONS = 8;
/** For backups, and for whoever looks what is wrong. */
const SPARE = 5;

/** Something that must not be so. */
interface Fault {
  readonly isSo: (facts: Facts, processes: number) => boolean;
  readonly finding: (facts: Facts, processes: number) => Finding;
}

/** In the order in which they are told. */
export const FAULTS: readonly Fault[] = [
  {
    isSo: ({ major }) => major < OLDEST,
    finding: ({ version }) => bad(ABOUT, `PostgreSQL ${version} is too old`, `use ${OLDEST} or newer`),
  },
  {
    isSo: ({ encoding }) => encoding !== 'UTF8',
    finding: ({ encoding }) =>
      bad(
        ABOUT,
        `its encoding is ${encoding}`,
        "make the database anew: CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0",
      ),
  },
  {
    isSo: ({ isReadOnly }) => isReadOnly,
    finding: () =>
      bad(
        ABOUT,
        'nothing can be written there: it is read-only, or a stand-by',
        'let DATABASE_URL name the one that is written to',
      ),
  },
  {
    isSo: ({ mayMake }) => !mayMake,
    finding: () =>
      bad(
        ABOUT,
        'the role of DATABASE_URL may not make tables there',
        'give it the database: ALTER DATABASE … OWNER TO …, or the schema threestraws if that is there already',
      ),
  },
  {
    isSo: ({ made }) => made !== undefined && made.version > NEWEST,
    finding: () =>
      bad(ABOUT, 'it was written by a newer version of this program', 'start that version, or restore a backup'),
  },
  {
    isSo: (facts) => carelessIn(facts).length > 0,
    finding: (facts) =>
      bad(
        ABOUT,
        `${carelessIn(facts).join(', ')}: a crash can lose moves that were acknowledged`,
        'switch on what is off in postgresql.conf, and reload it',
      ),
  },
  {
    isSo: ({ isHeard }) => !isHeard,
    finding: () =>
      bad(
        ABOUT,
        'LISTEN hears nothing: a pooler that takes transactions apart, such as PgBouncer, stands between',
        'let DATABASE_URL lead to the database itself, or to a pool by session',
      ),
  },
  {
    isSo: (facts, processes) => roomIn(facts) < needed(processes),
    finding: (facts, processes) =>
      odd(
        ABOUT,
        `it has ${roomIn(facts)} connections for us, and ${processes} processes need up to ${needed(processes)}`,
        'raise max_connections, or the limit of the role or the database',
      ),
  },
  {
    isSo: ({ idleTimeout }) => idleTimeout !== '0',
    finding: ({ idleTimeout }) =>
      odd(
        ABOUT,
        `idle_session_timeout is ${idleTimeout}: quiet connections are cut again and again`,
        'set it to 0 for this role',
      ),
  },
  {
    isSo: ({ isNear, isEncrypted }) => !isNear && !isEncrypted,
    finding: () =>
      odd(ABOUT, 'it is far away, and the connection is not encrypted', 'add sslmode=verify-full to DATABASE_URL'),
  },
  {
    isSo: ({ roundTrip }) => roundTrip >= FAR,
    finding: ({ roundTrip }) =>
      odd(
        'network',
        `the database answers after ${ms(roundTrip)}`,
        'every move waits for that: bring both closer together',
      ),
  },
  {
    isSo: ({ commit }) => commit !== undefined && commit >= SLOW,
    finding: ({ commit }) =>
      odd(
        'disk',
        `the database takes ${ms(commit!)} until something is safe`,
        'every move waits for one: give it a faster disk',
      ),
  },
];

function carelessIn({ fsync, synchronousCommit, fullPageWrites }: Facts): string[] {
  const settings = { fsync, synchronous_commit: synchronousCommit, full_page_writes: fullPageWrites };
  return Object.entries(settings).flatMap(([name, value]) => (value === 'off' ? [`${name} is off`] : []));
}

function roomIn({ mostConnections, otherConnections }: Facts): number {
  return mostConnections - otherConnections;
}

function needed(processes: number): number {
  return processes * CONNECTIONS + SPARE;
}

export function ms(time: number): string {
  return `${time.toFixed(1)} ms`;
}
