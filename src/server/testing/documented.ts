import { API } from '../../protocol/api/api.ts';
import { problemsByStatus } from '../../protocol/api/problems.ts';
import { methodOf, pathOf, VERBS, type VerbName } from '../../protocol/verbs.ts';

interface Logged {
  readonly method?: string;
  readonly route?: string;
  readonly status?: number;
}

const STATUSES = new Map<string, readonly number[]>(
  (Object.keys(VERBS) as VerbName[]).map((verb) => {
    const statuses = [...Object.keys(API[verb].answers).map(Number), ...problemsByStatus(verb).keys()];
    return [VERBS[verb], statuses] as const;
  }),
);

/** What an address may answer with, by the verb that it belongs to; nothing if it is no verb's. */
export function statusesOf(method: string, path: string): readonly number[] | undefined {
  const [address] = path.split('?');
  const asked = method === 'HEAD' ? 'GET' : method;
  const verb = (Object.keys(VERBS) as VerbName[]).find(
    (name) => methodOf(name) === asked && new RegExp(`^${pathOf(name).replaceAll(/:\w+/g, '[^/]+')}/?$`).test(address!),
  );
  return verb && STATUSES.get(VERBS[verb]);
}

/** Whatever a server was asked in a test: it has answered nothing that its verbs do not say. */
export function expectDocumented(log: readonly string[]): void {
  const strange = log
    .map((line) => JSON.parse(line) as Logged)
    .filter(({ method, route, status }) => STATUSES.get(`${method} ${route}`)?.includes(status!) === false)
    .map(({ method, route, status }) => `${method} ${route} ${status}`);
  if (strange.length > 0) throw new Error(`the document does not know ${[...new Set(strange)].join(', ')}`);
}
