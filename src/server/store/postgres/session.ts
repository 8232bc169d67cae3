import { Client, type QueryResultRow } from 'pg';
import { configOf } from './connections.ts';

/** How long to wait before the next attempt: longer each time, but never long. */
const AGAIN_AFTER = [50, 100, 200, 500, 1000];
/** How often it is tried whether the connection still holds: one that was cut without a word shows only then. */
const PROBE_EVERY = 3000;

export interface SessionListener {
  /** Somebody said something on one of the channels. */
  heard(channel: string, text: string): void;
  lost(): void;
  /** Also the first time. What it does has to be done before anything else. */
  found(client: Client): Promise<void>;
}

/**
 * The one connection that stays: it hears what is said on some channels, and what it has locked is free when it is gone. Made anew, again and
 * again, if it is lost.
 */
export class Session {
  readonly #url: string;
  readonly #listener: SessionListener;
  #client: Client | undefined;
  /** Until what was asked before has been answered. */
  #asked: Promise<unknown> = Promise.resolve();
  #attempts = 0;
  #isClosed = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(url: string, listener: SessionListener) {
    this.#url = url;
    this.#listener = listener;
  }

  /** Throws if the database cannot be reached at all. */
  async open(): Promise<void> {
    const client = new Client(configOf(this.#url, true));
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ channel, payload = '' }) => this.#listener.heard(channel, payload));
    try {
      await client.connect();
      await this.#listener.found(client);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
    this.#attempts = 0;
    this.#timer = setTimeout(() => void this.#probe(client), PROBE_EVERY).unref();
  }

  /** The connection, if there is one just now. */
  get client(): Client | undefined {
    return this.#client;
  }

  /** Asks something on a connection, after whatever was asked before. */
  ask<Row extends QueryResultRow>(client: Client, text: string, values: unknown[] = []): Promise<Row[]> {
    const answer = this.#asked.then(async () => (await client.query<Row>(text, values)).rows);
    this.#asked = answer.catch(() => undefined);
    return answer;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  async #probe(client: Client): Promise<void> {
    try {
      await this.ask(client, 'SELECT 1');
      if (this.#client === client) this.#timer = setTimeout(() => void this.#probe(client), PROBE_EVERY).unref();
    } catch {
      this.#lose(client);
    }
  }

  #lose(client: Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    clearTimeout(this.#timer);
    // what hangs must not be waited for
    void client.end().catch(() => undefined);
    if (this.#isClosed) return;
    this.#listener.lost();
    this.#tryAgain();
  }

  #tryAgain(): void {
    const wait = AGAIN_AFTER[Math.min(this.#attempts++, AGAIN_AFTER.length - 1)];
    this.#timer = setTimeout(() => {
      if (!this.#isClosed) this.open().catch(() => this.#tryAgain());
    }, wait);
  }
}
