import type { Answer, Guest } from '../guest.ts';
import type { KillableServer } from './killable-server.ts';

export interface Reply extends Answer {
  /** More than 1 if it is not known what became of earlier ones. */
  readonly attempts: number;
  /** When the one that was answered was made. */
  readonly askedAt: number;
}

/** The server did what it must not do, however often it is killed. */
export class Violation extends Error {}

/** HTTP to a server that may die at any moment. What was not answered is asked again, word for word. */
export class Line {
  readonly #server: KillableServer;

  constructor(server: KillableServer) {
    this.#server = server;
  }

  async call(guest: Guest, method: string, path: string, body?: unknown, sent?: () => void): Promise<Reply> {
    for (let attempts = 1; ; attempts++) {
      const reply = await this.throughKills(async (): Promise<Reply> => {
        const askedAt = Date.now();
        const answering = guest.call(method, path, body);
        sent?.();
        return { ...(await answering), attempts, askedAt };
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

  /** Nothing if a kill came between; without one nothing may be lost. */
  async throughKills<T>(work: () => Promise<T>): Promise<T | undefined> {
    await this.#server.ready();
    const { kills } = this.#server;
    try {
      return await work();
    } catch (error) {
      if (error instanceof Violation || this.#server.kills === kills) throw error;
      return undefined;
    }
  }
}
