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
export class Wire {
  readonly #socket: Socket;
  readonly #host: string;
  readonly #forwarded: string;
  #text = '';
  #done: ((answer: Answer) => void) | undefined;

  constructor({ host, port, from }: Where) {
    this.#host = `${host}:${port}`;
    this.#forwarded = forwardedFor(from);
    this.#socket = connect(port, host);
    this.#socket.setNoDelay(true).setEncoding('utf8');
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
    this.#socket.write(
      `${method} ${path} HTTP/1.1\r\nhost: ${this.#host}\r\n${this.#forwarded}${authorization}${type}\r\n${text}`,
    );
    return new Promise((resolve) => (this.#done = resolve));
  }

  async json<T>(method: string, path: string, token: string, body?: unknown): Promise<T> {
    const answer = await this.request(method, path, token, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.body}`);
    return (answer.body === '' ? null : JSON.parse(answer.body)) as T;
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
    // our bodies hold no letters beyond ASCII here, so signs are bytes
    if (body.length < length) return;
    this.#text = '';
    const retryAfter = Number(/retry-after: (\d+)/i.exec(head)?.[1] ?? 0);
    this.#done?.({ status: Number(head.slice(9, 12)), body, retryAfter });
  }
}

/** The line of a request's head that says where it comes from. */
export function forwardedFor(from: string | undefined): string {
  return from === undefined ? '' : `x-forwarded-for: ${from}\r\n`;
}
