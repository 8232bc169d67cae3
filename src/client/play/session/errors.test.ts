import { expect, test } from 'vitest';
import { PROBLEMS, type ProblemKind } from '../../../protocol/problems.ts';
import { ProblemError } from '../../../protocol/problem-error.ts';
import { NoConnection } from '../../link/link.ts';
import { english as words } from '../../testing/words.ts';
import { problemSays } from './errors.ts';

function problem(kind: ProblemKind, clause?: string): ProblemError {
  const { title, status } = PROBLEMS[kind];
  const type = `/api/docs#${kind}`;
  return new ProblemError({ type, title, status, detail: title, ...(clause !== undefined && { clause }) });
}

test.each([
  [problem('refused', 'S10'), words.table.refusedMove],
  [problem('stale'), words.table.tooLate],
  [problem('seat-taken'), words.pages.errors['seat-taken']],
  [problem('too-fast'), words.pages.errors['too-fast']],
  [problem('no-such-move'), words.common.somethingBroke],
  [new NoConnection('no answer came'), words.common.noConnection],
  [new TypeError('undefined is not a function'), words.common.somethingBroke],
])('%s is told as it is', (error, sentence) => {
  expect(problemSays(error, words)).toBe(sentence);
});
