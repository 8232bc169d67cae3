import { PROBLEMS, type ProblemKind } from '../../src/protocol/problems.ts';
import { statusesOf } from '../../src/server/testing/documented.ts';
import type { Got, Sent } from '../../src/server/testing/send.ts';

/** Where no verb is: pages, files, what cannot be found, and what cannot even be read. */
const ELSEWHERE: readonly number[] = [200, 304, 400, 403, 404, 408, 413, 415, 417, 421, 431];
const LONGEST_TOLD = 600;

/** What is wrong with an answer. */
export function faultIn(sent: Sent, got: Got, mustRefuse: boolean): string | undefined {
  const { status } = got;
  if (status >= 500) return told(`answered ${status} ${got.text}`, sent);
  const documented = statusesOf(sent.method, sent.path) ?? ELSEWHERE;
  // an address that no route can be looked up for belongs to nobody
  if (![...documented, 400, 404].includes(status)) return told(`${status} is not documented`, sent);
  if (mustRefuse && status < 400) return told(`${status} for what must be refused`, sent);
  return status >= 400 && sent.method !== 'HEAD' ? faultInProblem(sent, got) : undefined;
}

function faultInProblem(sent: Sent, { status, headers, text }: Got): string | undefined {
  if (isPage(headers)) return status === 404 ? undefined : told(`a page with ${status}`, sent);
  if (headers['content-type']?.startsWith('application/problem+json') !== true)
    return told('no problem document', sent);
  return isKnown(text, status) ? undefined : told(`a problem that is not documented: ${text}`, sent);
}

/** People who are lost get the page. */
function isPage({ 'content-type': type }: Got['headers']): boolean {
  return type?.startsWith('text/html') === true;
}

/** Whatever cannot be read is a bad request with a status of its own. */
function isKnown(text: string, status: number): boolean {
  const document = JSON.parse(text) as { readonly type: string; readonly status: number };
  const kind = document.type.replace('/api/docs#', '');
  if (document.status !== status || !Object.hasOwn(PROBLEMS, kind)) return false;
  return kind === 'bad-request' || PROBLEMS[kind as ProblemKind].status === status;
}

/** What is wrong with all that was said to some bytes; it may be nothing at all. */
export function faultInSaid(said: string, bytes: Buffer): string | undefined {
  const bad = statusesIn(said).find((status) => status >= 500 || (status >= 400 && !RAW.has(status)));
  return bad === undefined
    ? undefined
    : `answered ${bad} to ${JSON.stringify(bytes.toString('latin1').slice(0, LONGEST_TOLD))}`;
}

export function statusesIn(said: string): number[] {
  return Array.from(said.matchAll(/^HTTP\/1\.1 (\d{3})/gm), ([, status]) => Number(status));
}

const RAW = new Set<number>([...ELSEWHERE, ...Object.values(PROBLEMS).map(({ status }) => status)]);

function told(fault: string, { method, path, headers, body }: Sent): string {
  return `${fault}: ${method} ${path} ${JSON.stringify(headers)} ${String(body ?? '')}`.slice(0, LONGEST_TOLD);
}
