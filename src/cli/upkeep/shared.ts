import { Failure } from '../args.ts';

type Shared = typeof import('../../server/shared.ts');

/** Work on the database that DATABASE_URL names. What cannot be done is a failure: `doing` says what was to be done. */
export async function onShared<T>(doing: string, work: (shared: Shared) => Promise<T>): Promise<T> {
  const shared: Shared = await import(new URL('./shared.js', import.meta.url).href);
  try {
    return await work(shared);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`cannot ${doing}: ${shared.messageOf(error)}`, { cause: error });
  }
}
