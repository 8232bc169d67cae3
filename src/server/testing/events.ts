import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { Message, Snapshot } from '../../protocol/table.ts';

/** One server-sent event as it came. */
export interface Received {
  readonly event: string;
  readonly id: number | undefined;
  readonly data: string;
}

/** A stream of a table that is being read. */
export class Events {
  /** Every byte after the headers. */
  text = '';
  readonly received: Received[] = [];
  isClosed = false;
  readonly #response: IncomingMessage;
  #rest = '';
  #waiting: (() => void)[] = [];

  private constructor(response: IncomingMessage) {
    this.#response = response;
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => this.#read(chunk));
    response.on('error', () => this.#close());
    response.on('close', () => this.#close());
  }

  static open(url: string, headers: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<Events> {
    const options = { headers, agent: false as const, ...(signal !== undefined && { signal }) };
    return new Promise((resolve, reject) => {
      const request = httpRequest(url, options, (response) => {
        if (response.statusCode === 200) return resolve(new Events(response));
        let text = '';
        response.on('data', (chunk) => (text += chunk));
        response.on('end', () => reject(new Error(`the stream answered ${response.statusCode} ${text}`)));
      });
      request.on('error', reject);
      request.end();
    });
  }

  /** Messages and snapshots, in the order in which they came. */
  get messages(): Message[] {
    return this.received.filter(({ event }) => event === 'message').map(({ data }) => JSON.parse(data));
  }

  /** The newest message or snapshot. */
  get latest(): Message | Snapshot | undefined {
    const told = this.received.findLast(({ event }) => event !== 'hello');
    return told === undefined ? undefined : JSON.parse(told.data);
  }

  /** Waits until something holds of what has been received. */
  async until(holds: (events: Events) => boolean): Promise<this> {
    while (!holds(this)) {
      if (this.isClosed) throw new Error('the stream closed before that');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    return this;
  }

  close(): void {
    this.#response.destroy();
  }

  #read(chunk: string): void {
    this.text += chunk;
    const parts = (this.#rest + chunk).split('\n\n');
    this.#rest = parts.pop()!;
    for (const part of parts) {
      const received = parse(part);
      if (received !== undefined) this.received.push(received);
    }
    this.#wake();
  }

  #close(): void {
    this.isClosed = true;
    this.#wake();
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}

function parse(part: string): Received | undefined {
  const fields = new Map(
    part.split('\n').map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
  );
  const data = fields.get('data');
  if (data === undefined) return undefined;
  const id = fields.get('id');
  return { event: fields.get('event') ?? 'message', id: id === undefined ? undefined : Number(id), data };
}
