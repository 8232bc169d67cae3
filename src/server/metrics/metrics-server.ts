import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { problemError } from '../../protocol/problems.ts';
import type { makeLog } from '../log.ts';
import type { Settings } from '../settings.ts';

const TYPE = 'text/plain; version=0.0.4; charset=utf-8';
const LONGEST_REQUEST = 10_000;
const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\]|::1)$/;

type Log = ReturnType<typeof makeLog>;
type Where = Pick<Settings, 'metricsHost' | 'metricsPort'>;

/**
 * Answers `GET /metrics` on an address of its own, which is not for the public; answers with what ends that. Two servers on one computer must
 * both start: who finds the address taken goes on without.
 */
export async function metricsAt(where: Where, log: Log, read: () => Promise<string>): Promise<() => void> {
  const nothing = (): void => undefined;
  if (where.metricsPort === 0) return nothing;
  try {
    return await serve(where, read);
  } catch (error) {
    log.warn({ reason: (error as NodeJS.ErrnoException).code }, 'no /metrics: their address cannot be listened on');
    return nothing;
  }
}

async function serve({ metricsHost, metricsPort }: Where, read: () => Promise<string>): Promise<() => void> {
  const isForHere = LOOPBACK.test(metricsHost);
  const server = createServer((request, response) => {
    // a name that somebody else has made lead here could let a page read along
    if (isForHere && !LOOPBACK.test(nameIn(request))) return refuse(response, 'wrong-host', 'Ask for it as 127.0.0.1.');
    if (request.method !== 'GET' || request.url !== '/metrics') return refuse(response, 'not-found', 'GET /metrics.');
    read().then(
      (text) => send(response, 200, TYPE, text),
      () => refuse(response, 'broken', 'It could not be read.'),
    );
  });
  server.requestTimeout = LONGEST_REQUEST;
  server.listen(metricsPort, metricsHost);
  await once(server, 'listening');
  return () => close(server);
}

function close(server: Server): void {
  server.close();
  server.closeAllConnections();
}

function nameIn({ headers: { host = '' } }: IncomingMessage): string {
  return host.replace(/:\d*$/, '');
}

function refuse(response: ServerResponse, kind: Parameters<typeof problemError>[0], says: string): void {
  const { problem } = problemError(kind, says);
  send(response, problem.status, 'application/problem+json', JSON.stringify(problem));
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  const headers = { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  response.writeHead(status, headers).end(body);
}
