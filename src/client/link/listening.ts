import type { Hello, Message, Snapshot } from '../../protocol/table.ts';
import { errorIn, noConnection } from './answer.ts';
import { EventParser, type StreamEvent } from './event-parser.ts';
import { ProblemError } from '../../protocol/problem-error.ts';
import { NoConnection, type Connection, type Listener } from './link.ts';
import { onReturn, pause, Pauses } from './pauses.ts';

/** The server says something every 20 seconds. */
const LONGEST_SILENCE = 45_000;
/** Who comes back does not wait for that: after so long the stream is taken for dead. */
const DOUBTFUL_SILENCE = 25_000;
const LOOK_EVERY = 5000;
/** The server ends streams that are older, to see who is still there: the next one begins at once. */
const SHORTEST_LIFE = 5000;

/** Reads a table's stream, and goes on where it was whenever it breaks off. */
export class Listening {
  readonly #address: string;
  readonly #listener: Listener;
  readonly #fetch: typeof fetch;
  readonly #pauses = new Pauses();
  /** The number of the last message that came. */
  #last: string | undefined;
  #attempt = new AbortController();
  #heardAt = 0;
  #connection: Connection | undefined;
  #isOver = false;
  /** Whether the server said that it cannot do its work just now. */
  #isHeld = false;

  constructor(address: string, listener: Listener, after: number | undefined, how: typeof fetch) {
    this.#address = address;
    this.#listener = listener;
    this.#fetch = how;
    this.#last = after?.toString();
    void this.#listen();
  }

  end(): void {
    this.#isOver = true;
    this.#attempt.abort();
  }

  async #listen(): Promise<void> {
    this.#say('connecting');
    const off = onReturn(() => this.#breakOffAfter(DOUBTFUL_SILENCE));
    const timer = setInterval(() => this.#breakOffAfter(LONGEST_SILENCE), LOOK_EVERY);
    while (!this.#isOver) {
      const begun = Date.now();
      const wait = await this.#readOnce().catch(() => undefined);
      if (this.#isOver) break;
      const wasOpen = this.#connection === 'open';
      // that a stream breaks off once is nothing to worry anybody about
      if (wasOpen) this.#say('connecting');
      else this.#say(this.#isHeld ? 'held' : 'lost');
      const isOld = Date.now() - begun > SHORTEST_LIFE;
      if (wait === undefined || !wasOpen || !isOld) {
        await pause(Math.max(wait ?? 0, this.#pauses.next(this.#isHeld)));
      }
    }
    clearInterval(timer);
    off();
  }

  /** Reads as long as there is something to read. Answers how many milliseconds must pass before the next attempt. */
  async #readOnce(): Promise<number> {
    this.#attempt = new AbortController();
    this.#heardAt = Date.now();
    this.#isHeld = false;
    const headers = { accept: 'text/event-stream', ...(this.#last !== undefined && { 'last-event-id': this.#last }) };
    const { signal } = this.#attempt;
    const response = await this.#fetch(this.#address, { headers, signal, cache: 'no-store' });
    if (!response.ok) return this.#refuse(response);
    if (response.headers.get('content-type')?.startsWith('text/event-stream') === true) await this.#readAll(response);
    return 0;
  }

  async #refuse(response: Response): Promise<number> {
    const error = await errorIn(response);
    this.#isHeld = error instanceof NoConnection && error.isMomentary;
    if (!(error instanceof ProblemError) || response.status >= 500) return 0;
    if (response.status === 429) return Number(response.headers.get('retry-after') ?? 0) * 1000;
    if (this.#isOver) return 0;
    this.#isOver = true;
    this.#listener.refused(error);
    return 0;
  }

  async #readAll({ body }: Response): Promise<void> {
    const parser = new EventParser();
    const reader = body!.getReader();
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read().catch(noConnection);
      if (done || this.#isOver) return;
      this.#heardAt = Date.now();
      for (const event of parser.feed(decoder.decode(value, { stream: true }))) this.#hear(event);
    }
  }

  #hear(event: StreamEvent): void {
    if (this.#isOver) return;
    this.#last = event.id ?? this.#last;
    try {
      this.#tell(event);
    } catch (error) {
      // what goes wrong on the screen is no reason to read the stream again
      queueMicrotask(() => {
        throw error;
      });
    }
  }

  #tell({ event, data }: StreamEvent): void {
    if (event === 'hello') {
      this.#pauses.reset();
      this.#listener.hello(JSON.parse(data) as Hello);
      this.#say('open');
    } else if (event === 'snapshot') this.#listener.snapshot(JSON.parse(data) as Snapshot);
    else if (event === 'message') this.#listener.message(JSON.parse(data) as Message);
  }

  #breakOffAfter(silence: number): void {
    if (Date.now() - this.#heardAt > silence) this.#attempt.abort();
  }

  #say(now: Connection): void {
    if (now === this.#connection) return;
    this.#connection = now;
    this.#listener.connection(now);
  }
}
