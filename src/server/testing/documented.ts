import { API } from '../../protocol/api/api.ts';
import { problemsByStatus } from '../../protocol/api/problems.ts';
import { VERBS, type VerbName } from '../../protocol/verbs.ts';

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

/** Whatever a server was asked in a test: it has answered nothing that its verbs do not say. */
export function expectDocumented(log: readonly string[]): void {
  const strange = log
    .map((line) => JSON.parse(line) as Logged)
    .filter(({ method, route, status }) => STATUSES.get(`${method} ${route}`)?.includes(status!) === false)
    .map(({ method, route, status }) => `${method} ${route} ${status}`);
  if (strange.length > 0) throw new Error(`the document does not know ${[...new Set(strange)].join(', ')}`);
}
