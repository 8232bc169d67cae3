import type { Client } from 'pg';
import type { Hearing, Others, Vouched } from '../../../table/store/others.ts';
import { MOVED } from './appends.ts';
import { statements, type Connections } from './connections.ts';
import { PostgresExchange, SAID } from './postgres-exchange.ts';
import { CHANGED } from './postgres-people.ts';
import { Session } from './session.ts';

/** How long a process counts as alive without a word, in seconds. As long as people are waited for who are gone. */
const LEASE = 10;
const RENEW_EVERY = 2000;
/** Of our locks: the one that a process holds as long as it is connected, by its number. The views of the schema know it too. */
const ALIVE = 88;

const UNTIL = `clock_timestamp() + interval '${LEASE} seconds'`;

/** Of a table that has a keeper: whether it is the one who asks, or does not live any more. */
const IS_FREE = 'keepers.process = excluded.process OR keepers.process NOT IN (SELECT number FROM living)';

const SQL = statements('fleet', {
  join: `INSERT INTO processes (until) VALUES (${UNTIL}) RETURNING number`,
  renew: `WITH renewed AS (
      INSERT INTO processes (number, until) OVERRIDING SYSTEM VALUE VALUES ($1, ${UNTIL})
      ON CONFLICT (number) DO UPDATE SET until = ${UNTIL}
    )
    SELECT number FROM living`,
  keep: `INSERT INTO keepers (table_id, process) VALUES ($1, $2)
    ON CONFLICT (table_id) DO UPDATE SET process = $2 WHERE ${IS_FREE}
    RETURNING process`,
  release: 'DELETE FROM keepers WHERE table_id = $1 AND process = $2',
  // skipping locks keeps them apart while both look; who looks from before the other was done is stopped where it writes
  takeOver: `WITH free AS (
      SELECT table_id, due FROM standings
      WHERE due <= $1 AND table_id <> ALL ($4) AND NOT EXISTS (
        SELECT FROM keepers WHERE keepers.table_id = standings.table_id
        AND process <> $3 AND process IN (SELECT number FROM living))
      ORDER BY due LIMIT $2 FOR UPDATE SKIP LOCKED
    ), taken AS (
      INSERT INTO keepers (table_id, process) SELECT table_id, $3 FROM free
      ON CONFLICT (table_id) DO UPDATE SET process = $3 WHERE ${IS_FREE}
      RETURNING table_id
    )
    SELECT table_id FROM free JOIN taken USING (table_id) ORDER BY due`,
  vouch: 'INSERT INTO vouches (table_id, player, process) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
  // all rows of this player are locked, so that of two who give up at once the second sees that the first has
  disown: `WITH all_of_them AS (
      SELECT process FROM vouches WHERE table_id = $1 AND player = $2 ORDER BY process FOR UPDATE
    ), own AS (
      DELETE FROM vouches WHERE table_id = $1 AND player = $2 AND process = $3
    )
    SELECT process FROM all_of_them WHERE process <> $3 AND process IN (SELECT number FROM leased)`,
  adopt: `WITH lost AS (
      SELECT table_id, player, process FROM vouches
      WHERE process NOT IN (SELECT number FROM leased) LIMIT $2 FOR UPDATE SKIP LOCKED
    ), gone AS (
      DELETE FROM vouches USING lost
      WHERE vouches.table_id = lost.table_id AND vouches.player = lost.player AND vouches.process = lost.process
    ), own AS (
      INSERT INTO vouches (table_id, player, process) SELECT DISTINCT table_id, player, $1::integer FROM lost
      ON CONFLICT DO NOTHING
    )
    SELECT DISTINCT table_id AS "table", player FROM lost`,
  // whoever vouched or kept for them has been followed by another by then
  forget: `DELETE FROM processes WHERE until < clock_timestamp() - interval '1 day'
    AND NOT EXISTS (SELECT FROM vouches WHERE process = number)`,
});

/** The processes that share a database, and this one among them. */
export class Fleet implements Others {
  readonly exchange: PostgresExchange;
  readonly #light: Connections;
  readonly #session: Session;
  #hearing: Hearing | undefined;
  #changed: ((player?: string) => void) | undefined;
  #reachable: ((isReachable: boolean) => void) | undefined;
  #number = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(url: string, light: Connections) {
    this.#light = light;
    this.#session = new Session(url, {
      heard: (channel, text) => this.#heard(channel, text),
      lost: () => {
        this.#hearing?.deafened();
        this.exchange.listener?.deafened();
        this.#reachable?.(false);
      },
      found: (client) => this.#found(client),
    });
    this.exchange = new PostgresExchange(light, this.#session, () => this.#number);
  }

  /** Which of all processes this is: no two ever have the same number. */
  get number(): number {
    return this.#number;
  }

  async join(): Promise<void> {
    const [row] = await this.#light.run<{ number: number }>(SQL.join);
    this.#number = row!.number;
    await this.#light.run(SQL.forget);
    await this.#session.open();
    this.#timer = setInterval(() => void this.#renew().catch(() => undefined), RENEW_EVERY);
  }

  /** Its duties are free at once; its people have until its lease is over to connect elsewhere. */
  async leave(): Promise<void> {
    clearInterval(this.#timer);
    await this.#renew().catch(() => undefined);
    await this.#session.close();
  }

  hear(hearing: Hearing): void {
    this.#hearing = hearing;
  }

  onChanged(hear: (player?: string) => void): void {
    this.#changed = hear;
  }

  onReachable(hear: (isReachable: boolean) => void): void {
    this.#reachable = hear;
  }

  async keep(table: string): Promise<boolean> {
    return (await this.#light.run(SQL.keep, [table, this.#number])).length > 0;
  }

  async release(table: string): Promise<void> {
    await this.#light.run(SQL.release, [table, this.#number]);
  }

  async takeOver(now: number, limit: number, except: readonly string[]): Promise<string[]> {
    const rows = await this.#light.run<{ table_id: string }>(SQL.takeOver, [now, limit, this.#number, except]);
    return rows.map(({ table_id: id }) => id);
  }

  async vouch({ table, player }: Vouched): Promise<void> {
    await this.#light.run(SQL.vouch, [table, player, this.#number]);
  }

  async disown({ table, player }: Vouched): Promise<boolean> {
    return (await this.#light.run(SQL.disown, [table, player, this.#number])).length > 0;
  }

  adopt(limit: number): Promise<Vouched[]> {
    return this.#light.run<Vouched>(SQL.adopt, [this.#number, limit]);
  }

  async #found(client: Client): Promise<void> {
    await client.query('SELECT pg_advisory_lock($1, $2)', [ALIVE, this.#number]);
    await client.query(`LISTEN ${MOVED}; LISTEN ${CHANGED}; LISTEN ${SAID}`);
    await this.#renew();
    this.#hearing?.restored();
    this.exchange.listener?.restored();
    this.#changed?.();
    this.#reachable?.(true);
  }

  async #renew(): Promise<void> {
    const living = await this.#light.run<{ number: number }>(SQL.renew, [this.#number]);
    this.exchange.listener?.living(living.map(({ number }) => number));
  }

  #heard(channel: string, text: string): void {
    if (channel === CHANGED) return this.#changed?.(text);
    if (channel === SAID) return this.exchange.heard(text);
    const [process, ...tables] = text.split(' ');
    if (process !== String(this.#number)) for (const table of tables) this.#hearing?.moved(table);
  }
}
