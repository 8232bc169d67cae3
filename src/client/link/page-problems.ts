import { ProblemError } from '../../protocol/problem-error.ts';

/** Problems that only a page has with itself. */
const OF_THE_PAGE = {
  'busy-elsewhere': { status: 409, title: 'The table is in use in another tab' },
  'not-loaded': { status: 503, title: 'The rules of the game did not load' },
  'online-only': { status: 404, title: 'That needs a server' },
} as const;

export function pageProblem(kind: keyof typeof OF_THE_PAGE, detail: string): ProblemError {
  return new ProblemError({ type: `/api/docs#${kind}`, ...OF_THE_PAGE[kind], detail });
}

/** Tables in this browser have no other devices. */
export function onlineOnly(): ProblemError {
  return pageProblem('online-only', 'These tables are in this browser only.');
}
