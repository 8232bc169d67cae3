import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemError } from '../../../protocol/problems.ts';
import { pathOf } from '../../../protocol/verbs.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const HOST = /^[\w.:[\]-]{0,255}$/;

const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
  "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS = {
  'content-security-policy': PAGE_POLICY,
  'x-content-type-options': 'nosniff',
  // addresses of private tables are secrets
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'x-frame-options': 'DENY',
};

export function secure(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(HEADERS);
  // in a home network, over plain http, a browser would only complain of it
  if (isTrustworthy(request)) reply.header('cross-origin-opener-policy', 'same-origin');
  if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
  // the route: an address can be spelled in many ways
  if ((request.routeOptions.url ?? request.url).startsWith('/api')) reply.header('cache-control', 'no-store');
}

/** As browsers see it: nobody else can have written the answer. */
function isTrustworthy({ protocol, hostname }: FastifyRequest): boolean {
  return protocol === 'https' || /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}

/** Links are made from it, and shown as pictures that hold only so much. */
export function refuseStrangeHost({ host, raw }: FastifyRequest): void {
  const isMissing = host === '' && raw.httpVersion === '1.1';
  if (isMissing || !HOST.test(host)) throw problemError('bad-request', 'The host must be a name or an address.');
}

/**
 * Against names that somebody else has made lead here: a page that was loaded under such a name could read whatever this
 * server answers. Probes look whether the server is well by an address that is the server's own.
 */
export function refuseOtherHost({ host, routeOptions }: FastifyRequest, publicUrl: string | undefined): void {
  if (publicUrl === undefined || sameHost(host, publicUrl)) return;
  if (routeOptions.url === pathOf('health') && isOwnAddress(host)) return;
  throw problemError('wrong-host', `This server goes by ${publicUrl}. A proxy in front must pass on the name.`);
}

function sameHost(host: string, publicUrl: string): boolean {
  const { protocol, origin } = new URL(publicUrl);
  const asked = `${protocol}//${host}`;
  return URL.canParse(asked) && new URL(asked).origin === origin;
}

function isOwnAddress(host: string): boolean {
  const name = host.replace(/:\d*$/, '');
  return name === 'localhost' || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0;
}

/**
 * Why a page of another site cannot act for somebody: the cookie is SameSite=Strict; a browser says where a request comes
 * from, which is checked here; and bodies are JSON, which needs a preflight that is never granted.
 */
export function refuseForeign(
  { method, headers, host, protocol }: FastifyRequest,
  publicUrl: string | undefined,
): void {
  if (SAFE.has(method)) return;
  const site = headers['sec-fetch-site'];
  const { origin } = headers;
  const isForeignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
  const isForeignOrigin = origin !== undefined && origin !== (publicUrl ?? `${protocol}://${host}`);
  if (isForeignSite || isForeignOrigin)
    throw problemError('foreign-page', 'Requests that change something must come from this site.');
}
