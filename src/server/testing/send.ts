import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';

/** A request with nothing in it that a polite client would put right. */
export interface Sent {
  readonly method: string;
  /** As it goes over the wire. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
}

export interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

export function send(url: string, { method, path, headers = {}, body }: Sent): Promise<Got> {
  const { hostname, port } = new URL(url);
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const options = { agent, hostname, port, method, path, headers: { ...length, ...headers } };
    const request = httpRequest(options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, text }));
    });
    // a server that has answered need not listen to the rest: then there is an answer first
    request.on('error', reject);
    request.end(body);
  });
}

/** With a body as programs send it. */
export function json(body: unknown): Pick<Sent, 'body' | 'headers'> {
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}
