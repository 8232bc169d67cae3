import { ProblemError } from '../../protocol/problem-error.ts';

/** Problems that only a page has with itself. */
export const OF_THE_PAGE = {
  'busy-elsewhere': { status: 409, title: 'The table is in use in another tab' },
  'not-loaded': { status: 503, title: 'The rules of the game did not load' },
  'online-only': { status: 404, title: 'That needs a server' },
} as const;

/** Tables in this browser have no other devices. */
export function onlineOnly(): ProblemError {
  const type = '/api/docs#online-only';
  return new ProblemError({ type, ...OF_THE_PAGE['online-only'], detail: 'These tables are in this browser only.' });
}
