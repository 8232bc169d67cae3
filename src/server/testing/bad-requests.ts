import {
  BEARERS,
  CONTENT_TYPES,
  COOKIES,
  FOREIGN,
  MALFORMED,
  NO_OBJECTS,
  STRANGE_HOSTS,
  STRANGE_IDS,
  STRANGE_SEATS,
  STRANGE_SEQS,
  WRONG,
} from './bad-values.ts';
import type { RouteCase } from './route-cases.ts';
import { json, type Sent } from './send.ts';

/** Where bad requests are aimed at, and whom they pretend to come from. */
export interface Aims {
  /** Tables that exist: one that is open, one where a match goes on. */
  readonly open: string;
  readonly running: string;
  /** Tokens of the host of both, and of somebody who does not sit there. */
  readonly host: string;
  readonly outsider: string;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH', 'LOCK', 'PURGE'];
/** Of nobody's. */
const NO_DEVICE = '0123456789abcdef';
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Every request of these must be refused. */
export function badRequests(route: string, spec: RouteCase, aims: Aims): Sent[] {
  const [method, path] = route.split(' ') as [string, string];
  const [host, outsider] = [bearer(aims.host), bearer(aims.outsider)];
  const at = (table: string): Sent => ({
    method,
    path: path.replace('{table}', table).replace('{seat}', '1').replace('{device}', NO_DEVICE),
  });
  const tables = path.includes('{table}') ? [aims.open, aims.running] : [''];
  return [
    ...tables.flatMap((table) => badBodies(spec).map((body) => together(at(table), host, body))),
    ...strangeAddresses(method, path).map((sent) => together(sent, host, goodBody(spec))),
    ...badSenders(spec).map((sender) => together(at(aims.running), sender, goodBody(spec))),
    ...badHeaders(method, spec).map((headers) => together(at(aims.open), host, goodBody(spec), { headers })),
    ...wrongTimes(spec, { host, outsider }).map((sent) => together(at(aims.running), sent)),
  ];
}

/** Every method that a path does not have. */
export function wrongMethods(path: string, known: readonly string[], { open, host }: Aims): Sent[] {
  const address = path.replace('{table}', open).replace('{seat}', '1').replace('{device}', NO_DEVICE);
  return METHODS.filter((method) => !known.includes(`${method} ${path}`)).map((method) => ({
    method,
    path: address,
    ...bearer(host),
  }));
}

type Part = Partial<Sent>;

function together(sent: Sent, ...parts: readonly Part[]): Sent {
  const headers = parts.map((part) => part.headers ?? {});
  return Object.assign({}, sent, ...parts, { headers: Object.assign({}, sent.headers, ...headers) });
}

function bearer(token: string): Part {
  return { headers: { authorization: `Bearer ${token}` } };
}

function goodBody({ body }: RouteCase): Part {
  return body === undefined ? {} : json(body);
}

function badBodies({ body, kinds = {}, needs = [] }: RouteCase): Part[] {
  if (body === undefined) return [];
  const type = { headers: { 'content-type': 'application/json' } };
  const wrong = Object.entries(kinds).flatMap(([name, kind]) =>
    WRONG[kind].map((value) => ({ ...body, [name]: value })),
  );
  const lacking = needs.map((name) => ({ ...body, [name]: undefined }));
  return [
    ...MALFORMED.map((body) => ({ body, ...type })),
    ...[...NO_OBJECTS, ...wrong, ...lacking, ...overfull(body)].map(json),
    { body: JSON.stringify(body).replace('{', '{"__proto__":{"x":1},'), ...type },
    { body: JSON.stringify(body).slice(0, -1), ...type },
    ...CONTENT_TYPES.map((name) => ({ body: JSON.stringify(body), headers: { 'content-type': name } })),
    { body: JSON.stringify(body) },
    {},
  ];
}

function overfull(body: object): unknown[] {
  const deep = JSON.parse('['.repeat(3000) + ']'.repeat(3000));
  const names = ['extra', 'id', 'seq', 'player', 'secret', 'constructor', 'toString', 'token', '', '🐫'];
  const big = ['x'.repeat(17_000), 'x'.repeat(1_000_000), deep];
  return [...names.map((name) => ({ ...body, [name]: 1 })), ...big.map((extra) => ({ ...body, extra }))];
}

function strangeAddresses(method: string, path: string): Sent[] {
  const asTable = path.includes('{table}') ? STRANGE_IDS : [];
  const asDevice = path.includes('{device}') ? STRANGE_IDS : [];
  const asSeat = path.includes('{seat}') ? STRANGE_SEATS : [];
  return [
    ...asTable.map((id) => ({
      method,
      path: path.replace('{table}', id).replace('{seat}', '1').replace('{device}', NO_DEVICE),
    })),
    ...asDevice.map((id) => ({ method, path: path.replace('{device}', id) })),
    ...asSeat.map((seat) => ({ method, path: path.replace('{table}', 'tamokiru').replace('{seat}', seat) })),
  ];
}

function badSenders({ asks }: RouteCase): Part[] {
  const bearers = BEARERS.map((authorization) => ({ headers: { authorization } }));
  const cookies = COOKIES.map((cookie) => ({ headers: { cookie } }));
  if (asks === 'known') return [{}, ...bearers, ...cookies];
  return asks === 'anybody' ? bearers : [];
}

function badHeaders(method: string, { isStream = false }: RouteCase): Readonly<Record<string, string>>[] {
  return [
    ...STRANGE_HOSTS.map((host) => ({ host })),
    ...(SAFE.has(method) ? [] : FOREIGN),
    ...(isStream ? STRANGE_SEQS.map((seq) => ({ 'last-event-id': seq })) : []),
  ];
}

/** Well asked, but not now, or not by them. */
function wrongTimes(
  { body, untimely = [], playersOnly = false }: RouteCase,
  who: { host: Part; outsider: Part },
): Part[] {
  const late = untimely.map((one) => together(BARE, who.host, body === undefined ? {} : json(one)));
  const strangers = [{}, ...untimely].map((one) =>
    together(BARE, who.outsider, body === undefined ? {} : json({ ...body, ...one })),
  );
  return [...late, ...(playersOnly ? strangers : [])].map(({ headers = {}, body }) => ({ headers, body }));
}

const BARE: Sent = { method: '', path: '' };
