import type { Message, Snapshot } from '../../protocol/table.ts';
import { Events } from './events.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The body as it came. */
  readonly text: string;
}

/** Somebody at the door: plain HTTP with a token, as a bot in any language would do it. */
export class Guest {
  readonly url: string;
  readonly token: string | undefined;
  /** Public. */
  readonly id: string;

  constructor(url: string, token?: string, id = '') {
    this.url = url;
    this.token = token;
    this.id = id;
  }

  /** A new player. */
  static async arrive(url: string, name: string): Promise<Guest> {
    const { token, player } = await new Guest(url).ok('POST', '/api/tokens', { name });
    return new Guest(url, token, player.id);
  }

  /** The same at another door. */
  at(url: string): Guest {
    return new Guest(url, this.token, this.id);
  }

  async call(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      headers: this.headersWith(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal !== undefined && { signal }),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  /** The answer to a request that must succeed. */
  async ok(method: string, path: string, body?: unknown): Promise<Json> {
    const { status, text } = await this.call(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path} answered ${status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  }

  /** The stream of a table, from the start or after a message. */
  listen(table: string, after?: number, signal?: AbortSignal): Promise<Events> {
    const headers = this.headersWith(after === undefined ? {} : { 'last-event-id': String(after) });
    return Events.open(`${this.url}/api/tables/${table}/events`, headers, signal);
  }

  open(wish: object): Promise<Snapshot> {
    return this.ok('POST', '/api/tables', wish);
  }

  look(table: string): Promise<Snapshot> {
    return this.ok('GET', `/api/tables/${table}`);
  }

  move(table: string, ask: number, move: string): Promise<Answer> {
    return this.call('POST', `/api/tables/${table}/moves`, { ask, move });
  }

  headersWith(more: Readonly<Record<string, string>>): Record<string, string> {
    return this.token === undefined ? { ...more } : { authorization: `Bearer ${this.token}`, ...more };
  }
}

/** What came over the wire: tests look for what they expect in it. */
export type Json = ReturnType<typeof JSON.parse>;

/** The first move that is offered. */
export function firstMove({ ask }: Pick<Message, 'ask'>): { ask: number; move: string } | undefined {
  const offer = ask?.things.find((thing) => 'moves' in thing);
  return ask && offer !== undefined && 'moves' in offer ? { ask: ask.id, move: offer.moves[0]!.move } : undefined;
}
