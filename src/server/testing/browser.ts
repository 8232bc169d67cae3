import type { Json } from './guest.ts';
import { json, send, type Got } from './send.ts';

/** Somebody with a browser: keeps the cookie that it is given. */
export class Browser {
  readonly url: string;
  /** What the cookie holds. */
  token: string | undefined;

  readonly #headers: Readonly<Record<string, string>>;

  /** With what it sends beside the cookie, such as the host that it believes to ask. */
  constructor(url: string, headers: Readonly<Record<string, string>> = {}) {
    this.url = url;
    this.#headers = headers;
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Got> {
    const sent = body === undefined ? {} : json(body);
    const cookie = this.token === undefined ? {} : { cookie: `theme=dark; straws=${this.token}` };
    const got = await send(this.url, {
      method,
      path,
      ...sent,
      headers: { ...sent.headers, ...this.#headers, ...cookie, ...headers },
    });
    this.#keep(got.headers['set-cookie']?.[0]);
    return got;
  }

  async ok(method: string, path: string, body?: unknown): Promise<Json> {
    const { status, text } = await this.call(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path} answered ${status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  }

  #keep(cookie: string | undefined): void {
    if (cookie === undefined) return;
    const [, value] = /^straws=([^;]*)/.exec(cookie) ?? [];
    this.token = value === '' ? undefined : value;
  }
}
