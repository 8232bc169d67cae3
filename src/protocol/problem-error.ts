import type { ProblemDocument } from './people.ts';

/** What could not be done, and why: the one error that carries a problem document, at either end of the way. */
export class ProblemError extends Error {
  readonly problem: ProblemDocument;
  /** In seconds. */
  readonly retryAfter: number | undefined;

  constructor(problem: ProblemDocument, retryAfter?: number) {
    super(problem.detail);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }

  /** The last word of the problem's type, such as `seat-taken`. */
  get kind(): string {
    return this.problem.type.split('#').at(-1)!;
  }
}
