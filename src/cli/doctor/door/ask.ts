import { request as overHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as overHttps } from 'node:https';
import { TLSSocket } from 'node:tls';

const WAIT_AT_MOST = 10_000;

/** Nobody answered, or not in a way that can be read. */
export class NoAnswer extends Error {}

export interface Question {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** How long to wait for the answer to begin, in milliseconds. */
  readonly patience?: number;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** This end of the connection. */
  readonly from: string;
  /** When the certificate of the other end runs out. */
  readonly validTo?: Date;
}

/** Asks the server behind an address as a browser at a page of it would. */
export async function ask(address: URL, question: Question): Promise<Answer> {
  const response = await opened(address, question);
  const { socket, statusCode } = response;
  const from = socket.localAddress!;
  const validTo = socket instanceof TLSSocket ? new Date(socket.getPeerCertificate().valid_to) : undefined;
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk;
  return { status: statusCode!, text, from, ...(validTo !== undefined && { validTo }) };
}

/** The answer as it begins; what follows can be listened to. */
export function opened(address: URL, question: Question): Promise<IncomingMessage> {
  const { path, body, patience = WAIT_AT_MOST } = question;
  const request = address.protocol === 'https:' ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    const asking = request(new URL(path, address), optionsOf(address, question), resolve);
    asking.setTimeout(patience, () => asking.destroy(new Error('it takes too long')));
    asking.on('error', (error: NodeJS.ErrnoException) => reject(new NoAnswer(error.message || error.code)));
    asking.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

function optionsOf(address: URL, { method = 'GET', headers, body }: Question): RequestOptions {
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  return { method, agent: false, headers: { origin: address.origin, ...type, ...headers }, ...ownAddress(address) };
}

/** On this computer a proxy has the usual address: who asks from another can tell both apart. */
function ownAddress({ hostname }: URL): { localAddress?: string } {
  return process.platform === 'linux' && hostname.startsWith('127.') ? { localAddress: '127.0.0.2' } : {};
}
