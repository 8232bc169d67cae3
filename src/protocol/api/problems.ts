import { PROBLEMS, type ProblemKind } from '../problems.ts';
import { methodOf, pathOf, type VerbName } from '../verbs.ts';
import { API } from './api.ts';

/** Every problem that a verb may be answered with. */
export function problemsOf(verb: VerbName): ProblemKind[] {
  const { who, problems } = API[verb];
  return [
    ...problems,
    ...(pathOf(verb).includes(':table') ? (['no-such-table', 'newer-table'] as const) : []),
    ...(who === 'anybody' ? [] : (['unknown-player'] as const)),
    ...(methodOf(verb) === 'GET' ? [] : (['foreign-page'] as const)),
    'bad-request',
    'wrong-host',
    'too-fast',
    'broken',
    'closing',
    'not-ready',
  ];
}

/** The same by their status; a body that is too large or no JSON has its own. */
export function problemsByStatus(verb: VerbName): ReadonlyMap<number, readonly ProblemKind[]> {
  const found = new Map<number, ProblemKind[]>();
  for (const kind of problemsOf(verb)) {
    const { status } = PROBLEMS[kind];
    found.set(status, [...(found.get(status) ?? []), kind]);
  }
  if (methodOf(verb) !== 'GET') found.set(413, ['bad-request']).set(415, ['bad-request']);
  return new Map([...found].sort(([a], [b]) => a - b));
}
