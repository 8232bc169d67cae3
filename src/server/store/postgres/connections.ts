import { Pool, types, type PoolClient, type PoolConfig } from 'pg';
import { StoreUnavailable } from '../../../table/store/others.ts';
import { messageOf } from '../calls.ts';

export type Query = <Row = unknown>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** A statement that is planned once a connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

const BIGINT = 20;
const DEADLOCK = '40P01';
/** In milliseconds. Whoever waits longer is told to try again. */
const CONNECT_WITHIN = 3000;
const ANSWER_WITHIN = 10_000;

/** Connection lost or refused, the database closing or starting, no room on its disk, read only as a stand-by is. */
const PASSING = /^(08|57P|53)|^25006$|^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/;
const PASSING_WORDS = /Connection terminated|timeout|not queryable|Client was closed/i;

export interface ConnectionsOptions {
  readonly most: number;
  /** Whether what is written may be lost with the database's own crash. */
  readonly isLight?: boolean;
}

/** Every question of ours is for a few rows that an index leads to, however many there are, and whatever the database has counted so far. */
const PLANS = {
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  plan_cache_mode: 'force_generic_plan',
};

/** How to reach the database: everything of ours is in a schema of its own. */
export function configOf(url: string, isLight = false): PoolConfig {
  const settings = { search_path: 'threestraws', jit: 'off', ...PLANS, ...(isLight && { synchronous_commit: 'off' }) };
  return {
    connectionString: url,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    application_name: 'threestraws',
    connectionTimeoutMillis: CONNECT_WITHIN,
    query_timeout: ANSWER_WITHIN,
    keepAlive: true,
    // whole milliseconds and counts are far from where numbers end
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === BIGINT ? Number : types.getTypeParser(oid, format),
    },
  };
}

/** Some connections to the database. One that is lost is made anew for whoever asks next. */
export class Connections {
  readonly #pool: Pool;

  constructor(url: string, { most, isLight = false }: ConnectionsOptions) {
    this.#pool = new Pool({ ...configOf(url, isLight), max: most });
    // whoever asks next gets another one
    this.#pool.on('error', () => undefined);
  }

  /** What ended in a deadlock was not done at all, and is done again. */
  async run<Row = unknown>(statement: Statement, values: readonly unknown[] = []): Promise<Row[]> {
    for (;;) {
      try {
        return (await this.#pool.query({ ...statement, values: [...values] })).rows;
      } catch (error) {
        if (codeOf(error) !== DEADLOCK) throw asTold(error);
      }
    }
  }

  /** All of it or nothing. */
  async inTransaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw asTold(error);
    });
    try {
      const result = await transact(client, work);
      client.release();
      return result;
    } catch (error) {
      // in which state it is nobody knows
      client.release(true);
      throw asTold(error);
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}

async function transact<T>(client: PoolClient, work: (query: Query) => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  const result = await work(async (text, values = []) => (await client.query(text, [...values])).rows);
  await client.query('COMMIT');
  return result;
}

function asTold(error: unknown): unknown {
  return isPassing(error) ? new StoreUnavailable(messageOf(error), { cause: error }) : error;
}

/** Whether the same may go well in a moment. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return code === undefined ? PASSING_WORDS.test(error.message) : PASSING.test(code);
}

function codeOf(error: unknown): string | undefined {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' ? code : undefined;
}

/** The statements of a part, by name; each is planned under that name. */
export function statements<Name extends string>(
  part: string,
  texts: Readonly<Record<Name, string>>,
): Readonly<Record<Name, Statement>> {
  const all = Object.entries<string>(texts).map(([name, text]): [string, Statement] => [
    name,
    { name: `${part} ${name}`, text },
  ]);
  return Object.fromEntries(all) as Record<Name, Statement>;
}
