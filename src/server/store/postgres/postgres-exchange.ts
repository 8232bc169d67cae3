import type { Exchange, ExchangeListener, Release } from '../exchange.ts';
import { statements, type Connections } from './connections.ts';
import type { Session } from './session.ts';

/** Where processes hear what others say beside the store. */
export const SAID = 'threestraws_said';
/** Of our locks: the one for what a process has claimed. It goes with the connection that has it. */
const CLAIMED = 89;

const SQL = statements('exchange', {
  tell: `SELECT pg_notify('${SAID}', $1 || ' ' || text) FROM unnest($2::text[]) AS text`,
});
const CLAIM = 'SELECT pg_try_advisory_lock($1, hashtext($2)) AS had';
const RELEASE = 'SELECT pg_advisory_unlock($1, hashtext($2))';

/** What processes say to each other, by notifications of the database that they share. */
export class PostgresExchange implements Exchange {
  readonly #light: Connections;
  readonly #session: Session;
  readonly #me: () => number;
  #listener: ExchangeListener | undefined;

  constructor(light: Connections, session: Session, me: () => number) {
    this.#light = light;
    this.#session = session;
    this.#me = me;
  }

  hear(listener: ExchangeListener): void {
    this.#listener = listener;
  }

  get listener(): ExchangeListener | undefined {
    return this.#listener;
  }

  async tell(texts: readonly string[]): Promise<void> {
    await this.#light.run(SQL.tell, [String(this.#me()), texts]);
  }

  /** On the connection that hears: what was said before another gave it back has been heard when this resolves. */
  async claim(name: string): Promise<Release | undefined> {
    const { client } = this.#session;
    if (client === undefined) return notHeld;
    try {
      const [row] = await this.#session.ask<{ had: boolean }>(client, CLAIM, [CLAIMED, name]);
      return row!.had ? () => void this.#session.ask(client, RELEASE, [CLAIMED, name]).catch(notHeld) : undefined;
    } catch {
      return notHeld;
    }
  }

  /** What stands in a notification; not what this process has said itself. */
  heard(payload: string): void {
    const space = payload.indexOf(' ');
    const process = Number(payload.slice(0, space));
    if (process !== this.#me()) this.#listener?.told(payload.slice(space + 1), process);
  }
}

function notHeld(): void {}
