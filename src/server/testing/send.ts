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

/** Of a stream only that it began. */
export function send(url: string, { method, path, headers = {}, body }: Sent, by: Agent = agent): Promise<Got> {
  const { hostname, port } = new URL(url);
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const options = { agent: by, hostname, port, method, path, headers: { ...length, ...headers } };
    const request = httpRequest(options, (response) => {
      let text = '';
      const got = (): void => resolve({ status: response.statusCode!, headers: response.headers, text });
      const isStream = response.headers['content-type']?.startsWith('text/event-stream') === true;
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
        if (isStream) response.destroy();
      });
      response.on('error', isStream ? got : reject);
      response.on('end', got);
      response.on('close', got);
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
