import type { BrowserContext } from 'playwright-core';

interface Piece {
  readonly address: string;
  readonly event: string;
  readonly id: number;
}

declare global {
  interface Window {
    pieceHeard?: (piece: Piece) => void;
  }
}

/** What the pages of a browser were told over their streams: which messages, in which order. */
export class Heard {
  readonly #pieces: Piece[] = [];
  #waiting: (() => void)[] = [];

  /** Before the first page is opened. */
  static async by(context: BrowserContext): Promise<Heard> {
    const heard = new Heard();
    await context.exposeFunction('pieceHeard', (piece: Piece) => heard.#take(piece));
    await context.addInitScript(listenIn);
    return heard;
  }

  /** Waits until everything up to a message was told. */
  async upTo(table: string, seq: number): Promise<void> {
    while (this.lastOf(table) < seq) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  lastOf(table: string): number {
    return this.#of(table).at(-1)?.id ?? 0;
  }

  /** Messages that never came though later ones did: neither one by one nor within a snapshot. */
  gapsOf(table: string): string[] {
    let last = 0;
    return this.#of(table).flatMap(({ event, id }) => {
      const isNext = event === 'snapshot' ? id >= last : id === last + 1;
      const gap = isNext ? [] : [`${event} ${id} after ${last}`];
      last = id;
      return gap;
    });
  }

  #of(table: string): Piece[] {
    return this.#pieces.filter(({ address }) => address.includes(table));
  }

  #take(piece: Piece): void {
    this.#pieces.push(piece);
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}

/** Runs in the page, before anything else does: reads every stream along with whoever opened it. */
function listenIn(): void {
  const before = window.fetch;
  window.fetch = async (...request) => {
    const response = await before(...request);
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (isStream) readAlong(response.clone()).catch(() => undefined);
    return response;
  };

  async function readAlong({ url, body }: Response): Promise<void> {
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const parts = (rest + value).split('\n\n');
      rest = parts.pop()!;
      for (const part of parts) tell(url, part);
    }
  }

  function tell(address: string, part: string): void {
    const id = /^id: (\d+)$/m.exec(part)?.[1];
    const event = /^event: (\w+)$/m.exec(part)?.[1] ?? 'message';
    if (id !== undefined) window.pieceHeard?.({ address, event, id: Number(id) });
  }
}
