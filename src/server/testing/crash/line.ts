import type { Answer, Guest } from '../guest.ts';
import type { Fleet } from './fleet.ts';
import type { KillableServer } from './killable-server.ts';
import type { Mischief } from './mischief.ts';

export interface Reply extends Answer {
  /** More than 1 if it is not known what became of earlier ones. */
  readonly attempts: number;
  /** When the one that was answered was made. */
  readonly askedAt: number;
}

/** The server did what it must not do, whatever befalls it. */
export class Violation extends Error {}

/** HTTP to servers that are in trouble again and again. What was not answered is asked again, word for word, wherever that is. */
export class Line {
  readonly #fleet: Fleet;
  readonly #mischief: Mischief;

  constructor(fleet: Fleet, mischief: Mischief) {
    this.#fleet = fleet;
    this.#mischief = mischief;
  }

  async call(guest: Guest, method: string, path: string, body?: unknown, sent?: () => void): Promise<Reply> {
    for (let attempts = 1; ; attempts++) {
      const reply = await this.throughTrouble(async ({ url }, signal): Promise<Reply> => {
        const askedAt = Date.now();
        const answering = guest.at(url).call(method, path, body, signal);
        sent?.();
        const answer = await answering;
        if (answer.status >= 500 && this.#mischief.mayRefuse) throw refusalIn(answer);
        return { ...answer, attempts, askedAt };
      });
      if (reply !== undefined) return reply;
    }
  }

  /** The answer to a request that must succeed. */
  async ok(guest: Guest, method: string, path: string, body?: unknown): Promise<ReturnType<typeof JSON.parse>> {
    const { status, text } = await this.call(guest, method, path, body);
    if (status >= 300) throw new Violation(`${method} ${path} answered ${status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  }

  /** Nothing if trouble came between; without any nothing may be lost. The signal is given if the connection is to be cut. */
  async throughTrouble<T>(work: (server: KillableServer, signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    const server = await this.#fleet.ready();
    const { weather, callers, isFrail } = server;
    const { troubles } = weather;
    const isRough = weather.isRough || isFrail;
    const caller = new AbortController();
    callers.add(caller);
    try {
      return await work(server, caller.signal);
    } catch (error) {
      const isExcused = isRough || weather.troubles !== troubles;
      if (error instanceof Violation) throw error;
      if (!isExcused) throw unexcused(server, error as Error);
      await this.#mischief.lost(server);
      return undefined;
    } finally {
      callers.delete(caller);
    }
  }
}

function unexcused({ url }: KillableServer, error: Error): Violation {
  const { message } = error.cause instanceof Error ? error.cause : error;
  return new Violation(`no answer from ${url}, which nothing had befallen: ${message}`, { cause: error });
}

/** Whoever is turned away is told so in the form that is documented. */
function refusalIn({ status, headers, text }: Answer): Error {
  const type = headers.get('content-type') ?? '';
  const isProblem = type.startsWith('application/problem+json') && JSON.parse(text).status === status;
  const says = `${status} ${type} ${text}`;
  return isProblem ? new Error(`the server answered ${says}`) : new Violation(`no problem document: ${says}`);
}
