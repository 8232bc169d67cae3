import type { Answer, Guest } from '../guest.ts';
import type { Mischief } from './mischief.ts';

export interface Reply extends Answer {
  /** More than 1 if it is not known what became of earlier ones. */
  readonly attempts: number;
  /** When the one that was answered was made. */
  readonly askedAt: number;
}

/** The server did what it must not do, whatever befalls it. */
export class Violation extends Error {}

/** HTTP to a server that is in trouble again and again. What was not answered is asked again, word for word. */
export class Line {
  readonly #mischief: Mischief;

  constructor(mischief: Mischief) {
    this.#mischief = mischief;
  }

  async call(guest: Guest, method: string, path: string, body?: unknown, sent?: () => void): Promise<Reply> {
    for (let attempts = 1; ; attempts++) {
      const reply = await this.throughTrouble(async (): Promise<Reply> => {
        const askedAt = Date.now();
        const answering = guest.call(method, path, body);
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

  /** Nothing if trouble came between; without any nothing may be lost. */
  async throughTrouble<T>(work: () => Promise<T>): Promise<T | undefined> {
    await this.#mischief.ready();
    const { troubles, isRough } = this.#mischief;
    try {
      return await work();
    } catch (error) {
      const isExcused = isRough || this.#mischief.troubles !== troubles;
      if (error instanceof Violation || !isExcused) throw error;
      await this.#mischief.lost();
      return undefined;
    }
  }
}

/** Whoever is turned away is told so in the form that is documented. */
function refusalIn({ status, headers, text }: Answer): Error {
  const type = headers.get('content-type') ?? '';
  const isProblem = type.startsWith('application/problem+json') && JSON.parse(text).status === status;
  const says = `${status} ${type} ${text}`;
  return isProblem ? new Error(`the server answered ${says}`) : new Violation(`no problem document: ${says}`);
}
