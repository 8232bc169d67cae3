import type { Result, Problem } from '../steps/step.ts';

/** What was asked for, where a test takes for granted that it is given. */
export async function ok<T>(result: Result<T> | Promise<Result<T>>): Promise<T> {
  const given = await result;
  if ('problem' in given) throw new Error(`${given.problem.type}: ${given.problem.says}`);
  return given.ok;
}

/** Why it was not given, or nothing if it was. */
export async function problemOf(result: Result<unknown> | Promise<Result<unknown>>): Promise<Problem | undefined> {
  const given = await result;
  return 'problem' in given ? given.problem : undefined;
}

/** Only the name of the problem. */
export async function whyNot(result: Result<unknown> | Promise<Result<unknown>>): Promise<string | undefined> {
  return (await problemOf(result))?.type;
}
