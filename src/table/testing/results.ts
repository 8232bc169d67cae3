import type { Result, Trouble } from '../steps/step.ts';

/** What was asked for, where a test takes for granted that it is given. */
export async function ok<T>(result: Result<T> | Promise<Result<T>>): Promise<T> {
  const given = await result;
  if ('trouble' in given) throw new Error(`${given.trouble.type}: ${given.trouble.says}`);
  return given.ok;
}

/** Why it was not given, or nothing if it was. */
export async function troubleOf(result: Result<unknown> | Promise<Result<unknown>>): Promise<Trouble | undefined> {
  const given = await result;
  return 'trouble' in given ? given.trouble : undefined;
}

/** Only the name of the trouble. */
export async function whyNot(result: Result<unknown> | Promise<Result<unknown>>): Promise<string | undefined> {
  return (await troubleOf(result))?.type;
}
