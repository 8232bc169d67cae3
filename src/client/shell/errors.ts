import { ProblemError } from '../../protocol/problem-error.ts';
import { NoConnection } from '../link/link.ts';
import type { Words } from '../words/words.ts';

/** What could not be done, in a sentence for people. */
export function wordsFor(error: unknown, { common, pages }: Words): string {
  if (error instanceof NoConnection) return common.noConnection;
  const kind = kindOf(error);
  return hasWords(kind, pages.errors) ? pages.errors[kind] : common.somethingBroke;
}

/** Which problem it is, or nothing if it is not one of the table's or the server's. */
export function kindOf(error: unknown): string | undefined {
  return error instanceof ProblemError ? error.kind : undefined;
}

function hasWords(kind: string | undefined, errors: Words['pages']['errors']): kind is keyof typeof errors {
  return kind !== undefined && Object.hasOwn(errors, kind);
}
