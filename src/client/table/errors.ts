import { LinkError, NoConnection } from '../link/link.ts';
import type { Words } from '../words/en/words.ts';

/** Why something could not be done, in a sentence. */
export function sorryFor(error: unknown, { common, table }: Words): string {
  if (error instanceof NoConnection) return common.noConnection;
  if (!(error instanceof LinkError)) return common.somethingBroke;
  return error.problem.clause === undefined ? table.tooLate : table.refusedMove;
}
