import { UsageError } from '../../args.ts';
import { versionOf } from '../../version.ts';
import { bad, fine, odd, type Finding } from '../finding.ts';
import { ask, NoAnswer, type Answer } from './ask.ts';
import { ABOUT, FORGERY, forgedFinding, seenFindings, type Seen } from './seen.ts';
import { visit } from './visit.ts';

const HEALTH = '/healthz?seen=1';
const DAY = 24 * 60 * 60 * 1000;
const SOON = 14;
/** As many cookies as a browser may have collected. */
const LONG_HEADER = 'c='.padEnd(6000, 'c');

/** Looks at a server through the address that people use. */
export async function lookAtDoor(text: string): Promise<Finding[]> {
  const address = addressIn(text);
  try {
    const first = await ask(address, { path: HEALTH });
    const problem = problemIn(first);
    return problem === undefined ? await lookCloser(address, first) : [problem];
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    const says = `${address.origin} does not answer: ${error.message}`;
    return [bad('server', says, 'see whether the proxy runs, and what its name and certificate are')];
  }
}

function addressIn(text: string): URL {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address === undefined || !/^https?:$/.test(address.protocol))
    throw new UsageError(`--url must be an address such as https://straws.example, not '${text}'`);
  return address;
}

export function problemIn({ status, text }: Answer): Finding | undefined {
  if (status === 200)
    return isOurs(text) ? undefined : bad('server', 'something else answers there', 'mend the address, or the proxy');
  if (status === 421)
    return bad(
      ABOUT,
      'the server goes by another name',
      'let the proxy pass on Host, and set PUBLIC_URL to this address',
    );
  if (status === 503 && text.includes('detail'))
    return bad('server', `it is not well: ${JSON.parse(text).detail}`, 'see its log');
  return bad('server', `it answers ${status}`, 'see whether the server runs, and whether the proxy finds it');
}

function isOurs(text: string): boolean {
  return text.startsWith('{"status":"ok"');
}

async function lookCloser(address: URL, first: Answer): Promise<Finding[]> {
  const { version, seen } = JSON.parse(first.text) as { version: string; seen?: Seen };
  return [
    versionFinding(version),
    ...(first.validTo === undefined ? [] : [certificateFinding(first.validTo, Date.now())]),
    ...(seen === undefined ? [] : [...seenFindings(seen, address, first.from), await forged(address)]),
    await longHeader(address),
    ...(await figures(address)),
    await visit(address),
  ];
}

function versionFinding(version: string): Finding {
  if (version === versionOf()) return fine('server', `well, version ${version}`);
  return odd('server', `well, but of version ${version}, and this is ${versionOf()}`, 'ask with the same version');
}

export function certificateFinding(validTo: Date, now: number): Finding {
  const days = Math.floor((validTo.getTime() - now) / DAY);
  const says = `the certificate is good for ${days} more days`;
  return days >= SOON ? fine('tls', says) : odd('tls', says, 'see why it is not renewed');
}

async function forged(address: URL): Promise<Finding> {
  const { status, text } = await ask(address, { path: HEALTH, headers: FORGERY });
  return forgedFinding(status === 200 ? JSON.parse(text).seen : undefined);
}

async function longHeader(address: URL): Promise<Finding> {
  const { status } = await ask(address, { path: HEALTH, headers: { cookie: LONG_HEADER } });
  if (status === 200) return fine(ABOUT, 'long headers get through');
  return odd(
    ABOUT,
    `a header of ${LONG_HEADER.length} bytes is refused (${status})`,
    'allow 16 KB of headers, as the server does',
  );
}

async function figures(address: URL): Promise<Finding[]> {
  const { text } = await ask(address, { path: '/metrics' });
  if (!text.includes('# TYPE threestraws_')) return [];
  return [bad(ABOUT, 'everybody can read /metrics', 'let the proxy lead to PORT only, not to METRICS_PORT')];
}
