import type { ProblemDocument } from '../../protocol/people.ts';
import { ProblemError } from '../../protocol/problem-error.ts';
import { NoConnection } from './link.ts';

/** What a response says. Whoever answers something else than our server would is not our server: a proxy, or a hotel. */
export async function answerIn<T>(response: Response): Promise<T> {
  if (!response.ok) throw await errorIn(response);
  const text = await response.text().catch(noConnection);
  if (text === '') return undefined as T;
  return parsed(text) as T;
}

/** Why a request was refused, if it was our server that did. */
export async function errorIn(response: Response): Promise<ProblemError | NoConnection> {
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json') === true;
  // a server that is closing, or cannot reach its database, has done nothing: the next one will
  if (!isProblem || response.status === 503) {
    const error = new NoConnection(`something answered ${response.status}`);
    error.isMomentary = isProblem;
    return error;
  }
  return response.json().then(
    (problem: ProblemDocument) => new ProblemError(problem),
    (cause: unknown) => new NoConnection('the answer broke off', { cause }),
  );
}

export function noConnection(cause: unknown): never {
  throw new NoConnection('no answer came', { cause });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    return noConnection(cause);
  }
}
