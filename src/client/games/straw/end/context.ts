import type { StrawContext } from '../table/context.ts';
import type { EndsWords } from '../words/en/ends.ts';

/** What a sentence about an end needs to know. */
export interface EndContext extends StrawContext {
  readonly ends: EndsWords;
}
