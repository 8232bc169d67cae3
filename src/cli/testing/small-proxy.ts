import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface ProxyOptions {
  /** What the server behind it is sent, made of what came in and from where. */
  readonly headers?: (came: IncomingHttpHeaders, from: string) => IncomingHttpHeaders;
  /** Whether an answer is passed on only when it is whole. */
  readonly isBuffering?: boolean;
}

/** What a good proxy sends. */
export function forwarded(came: IncomingHttpHeaders, from: string): IncomingHttpHeaders {
  return { ...came, 'x-forwarded-for': from, 'x-forwarded-host': came.host!, 'x-forwarded-proto': 'http' };
}

/** In front of a server, for one test; answers with its own address. */
export async function smallProxy(target: string, options: ProxyOptions = {}): Promise<string> {
  const proxy = createServer((came, answer) => pass(target, came, answer, options));
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => void proxy.close().closeAllConnections());
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

function pass(
  target: string,
  came: IncomingMessage,
  answer: ServerResponse,
  { headers = forwarded, isBuffering = false }: ProxyOptions,
): void {
  const { method, url, socket } = came;
  const sent = { method, headers: headers(came.headers, socket.remoteAddress!), agent: false } as const;
  const asking = request(new URL(url!, target), sent, (response) => {
    answer.writeHead(response.statusCode!, response.headers);
    if (!isBuffering) return response.pipe(answer.on('close', () => response.destroy()));
    const chunks: Buffer[] = [];
    return response
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => answer.end(Buffer.concat(chunks)));
  });
  asking.on('error', () => answer.headersSent || answer.writeHead(502).end());
  came.pipe(asking);
}
