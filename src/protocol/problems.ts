import type { ProblemDocument } from './people.ts';
import { ProblemError } from './problem-error.ts';

interface Words {
  readonly status: number;
  readonly title: string;
}

/** Every problem there is, by the last word of its type; the documentation lists them. */
export const PROBLEMS = {
  'bad-request': { status: 400, title: 'The request is not as documented' },
  'not-found': { status: 404, title: 'There is nothing here' },
  'unknown-player': { status: 401, title: 'It is not known who you are' },
  'foreign-page': { status: 403, title: 'Another site must not act for you' },
  'bad-link': { status: 404, title: 'The link was used or is too old' },
  'no-such-device': { status: 404, title: 'You have no such device' },
  'wrong-host': { status: 421, title: 'This server goes by another name' },
  'not-ready': { status: 503, title: 'The server cannot do its work' },
  closing: { status: 503, title: 'The server is closing' },
  broken: { status: 500, title: 'Something broke here' },
  'too-fast': { status: 429, title: 'That was too fast' },
  'too-many': { status: 429, title: 'That is too much at once' },
  'no-such-table': { status: 404, title: 'There is no such table' },
  'newer-table': { status: 409, title: 'A newer version wrote this table' },
  'no-such-game': { status: 422, title: 'There is no such game' },
  'no-such-level': { status: 422, title: 'There is no such bot' },
  'bad-seats': { status: 422, title: 'The seats do not fit' },
  'bad-options': { status: 422, title: 'The options do not fit' },
  'bad-salt': { status: 422, title: 'The salt is not the one committed to' },
  'not-seated': { status: 403, title: 'You do not sit here' },
  'not-host': { status: 403, title: 'You are not the host' },
  'no-watching': { status: 403, title: 'Watching is not allowed here' },
  'no-hints': { status: 403, title: 'There are no hints here' },
  'not-open': { status: 409, title: 'The match has started' },
  'not-starting': { status: 409, title: 'The match is not starting' },
  'not-playing': { status: 409, title: 'There is no match going on' },
  'not-ended': { status: 409, title: 'The match has not ended' },
  'seat-taken': { status: 409, title: 'The seat is taken' },
  'table-full': { status: 409, title: 'All seats are taken' },
  'already-seated': { status: 409, title: 'You sit on another seat' },
  'seats-open': { status: 409, title: 'Some seats are open' },
  'not-asked': { status: 409, title: 'That question was not put yet' },
  stale: { status: 409, title: 'That question was answered' },
  'no-such-move': { status: 422, title: 'There is no such move' },
  refused: { status: 422, title: 'The rules forbid that move' },
} as const satisfies Readonly<Record<string, Words>>;

export type ProblemKind = keyof typeof PROBLEMS;

export function problemError(
  kind: ProblemKind,
  detail: string,
  { retryAfter, ...more }: Partial<ProblemDocument> & { readonly retryAfter?: number } = {},
): ProblemError {
  return new ProblemError({ type: `/api/docs#${kind}`, ...PROBLEMS[kind], detail, ...more }, retryAfter);
}
