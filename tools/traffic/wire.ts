import { connect, type Socket } from 'node:net';

export interface Where {
  readonly host: string;
  readonly port: number;
  /** The address that a proxy would say a request comes from. */
  readonly from?: string;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
  /** In how many seconds to come again, if the answer says so. */
  readonly retryAfter: number;
}

/**
 * One kept-alive HTTP connection, one request at a time. By hand, because the driver shares two cores with the server
 * that it measures, and a general client would cost as much as the server.
 */
class Wire {
  readonly #socket: Socket;
  readonly #head: string;
  #text = '';
  #done: ((answer: Answer) => void) | undefined;

  constructor({ host, port, from }: Where) {
    this.#head = `HTTP/1.1\r\nhost: ${host}:${port}\r\n${forwardedFor(from)}`;
    this.#socket = connect(port, host);
    // our bodies hold no letters beyond ASCII here, so signs are bytes
    this.#socket.setNoDelay(true).setEncoding('latin1');
    this.#socket.on('data', (chunk: Buffer | string) => this.#read(String(chunk)));
    this.#socket.on('error', (error) => {
      throw error;
    });
  }

  request(method: string, path: string, token: string, body?: unknown): Promise<Answer> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const type =
      body === undefined ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`;
    const authorization = token === '' ? '' : `authorization: Bearer ${token}\r\n`;
    this.#socket.write(`${method} ${path} ${this.#head}${authorization}${type}\r\n${text}`);
    return new Promise((resolve) => (this.#done = resolve));
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(chunk: string): void {
    this.#text += chunk;
    const end = this.#text.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = this.#text.slice(0, end);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const body = this.#text.slice(end + 4);
    if (body.length < length) return;
    this.#text = '';
    const retryAfter = Number(/retry-after: (\d+)/i.exec(head)?.[1] ?? 0);
    this.#done?.({ status: Number(head.slice(9, 12)), body, retryAfter });
  }
}

/** As many connections as are needed at once, and no more than that many. */
export class Wires {
  readonly where: Where;
  readonly #most: number;
  readonly #free: Wire[] = [];
  readonly #all: Wire[] = [];
  readonly #waiting: ((wire: Wire) => void)[] = [];

  constructor(where: Where, most = 1000) {
    this.where = where;
    this.#most = most;
  }

  async request(method: string, path: string, token: string, body?: unknown): Promise<Answer> {
    const wire = this.#free.pop() ?? (await this.#another());
    const answer = await wire.request(method, path, token, body);
    const next = this.#waiting.shift();
    if (next === undefined) this.#free.push(wire);
    else next(wire);
    return answer;
  }

  async json<T>(method: string, path: string, token: string, body?: unknown): Promise<T> {
    const answer = await this.request(method, path, token, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.body}`);
    return (answer.body === '' ? null : JSON.parse(answer.body)) as T;
  }

  close(): void {
    for (const wire of this.#all) wire.close();
  }

  #another(): Promise<Wire> | Wire {
    if (this.#all.length >= this.#most) return new Promise((resolve) => this.#waiting.push(resolve));
    const wire = new Wire(this.where);
    this.#all.push(wire);
    return wire;
  }
}

/** The line of a request's head that says where it comes from. */
export function forwardedFor(from: string | undefined): string {
  return from === undefined ? '' : `x-forwarded-for: ${from}\r\n`;
}
