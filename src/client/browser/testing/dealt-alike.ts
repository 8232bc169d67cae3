import type { BrowserContext, CDPSession, Page } from 'playwright-core';

const WORKER = '*/assets/worker-*.js';
const OK = 200;
const OF_THE_BODY = /^content-(encoding|length)$/i;

/** A request that has been answered, and waits for what is made of the answer. */
interface Paused {
  readonly requestId: string;
  readonly responseStatusCode?: number;
  readonly responseHeaders?: { name: string; value: string }[];
}

/** Matches alone are dealt alike in every run: each worker of a visitor draws its own numbers, but always the same. */
export class DealtAlike {
  readonly #context: BrowserContext;
  #workers = 0;

  constructor(context: BrowserContext) {
    this.#context = context;
  }

  /** A route of Playwright's would take every request in hand, and let the browser keep nothing for the next page. */
  async newPage(): Promise<Page> {
    const page = await this.#context.newPage();
    const session = await this.#context.newCDPSession(page);
    // a page may be closed before its worker has come
    session.on('Fetch.requestPaused', (worker) => void this.#answer(session, worker).catch(() => undefined));
    await session.send('Fetch.enable', { patterns: [{ urlPattern: WORKER, requestStage: 'Response' }] });
    return page;
  }

  async #answer(session: CDPSession, { requestId, responseStatusCode, responseHeaders = [] }: Paused): Promise<void> {
    if (responseStatusCode !== OK) return void (await session.send('Fetch.continueRequest', { requestId }));
    const { body } = await session.send('Fetch.getResponseBody', { requestId });
    const program = `(${drawFrom})(${++this.#workers});${Buffer.from(body, 'base64').toString()}`;
    await session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: OK,
      responseHeaders: responseHeaders.filter(({ name }) => !OF_THE_BODY.test(name)),
      body: Buffer.from(program).toString('base64'),
    });
  }
}

/** Runs in a page or in the worker, before anything else does. */
export function drawFrom(seed: number): void {
  // from nothing comes nothing
  let word = Math.imul(seed, 0x9e3779b9) || 1;
  crypto.getRandomValues = (room) => {
    const bytes = room as unknown as Uint8Array;
    for (let i = 0; i < bytes.length; i++) {
      word ^= word << 13;
      word ^= word >>> 17;
      word ^= word << 5;
      bytes[i] = word;
    }
    return room;
  };
}
