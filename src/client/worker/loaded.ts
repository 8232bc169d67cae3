import { pageProblem } from '../link/page-problems.ts';

/** What comes later may not come at all, and the page has words for that. */
export async function loaded<T>(load: () => Promise<T>): Promise<T> {
  return load().catch((error: unknown) => {
    throw pageProblem('not-loaded', String(error));
  });
}
