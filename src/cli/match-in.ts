import { numberFlag, UsageError, type Args, type Flags } from './args.ts';
import { linesOf, type Line } from './lines.ts';

export const MATCH_FLAG: Flags = { match: { value: 'N', says: 'which match of the file (1)' } };

/** The line of the match that was asked for. */
export async function matchIn(path: string, args: Args): Promise<Line> {
  const match = numberFlag(args, 'match', { min: 1, max: Number.MAX_SAFE_INTEGER, byDefault: 1 });
  let matches = 0;
  for await (const line of linesOf(path)) if (++matches === match) return line;
  throw new UsageError(`there is no match ${match} in ${path}, which holds ${matches}`);
}
