import { Agent, request, type ClientRequest } from 'node:http';

export interface QuickAnswer {
  readonly status: number;
  readonly text: string;
}

/** Calls thousands of times over few connections, several times faster than `fetch`. */
export class QuickCalls {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(url: string, headers: Readonly<Record<string, string>>) {
    this.#url = url;
    this.#headers = headers;
  }

  call(method: string, path: string, body?: unknown): Promise<QuickAnswer> {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const headers = { ...this.#headers, ...(sent !== undefined && jsonHeaders(sent)) };
    const asked = request(this.#url + path, { method, headers, agent: this.#agent });
    const answer = answerTo(asked);
    asked.end(sent);
    return answer;
  }

  close(): void {
    this.#agent.destroy();
  }
}

function jsonHeaders(body: string): Record<string, string> {
  return { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
}

function answerTo(asked: ClientRequest): Promise<QuickAnswer> {
  return new Promise((resolve, reject) => {
    asked.on('error', reject);
    asked.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode!, text }));
    });
  });
}
