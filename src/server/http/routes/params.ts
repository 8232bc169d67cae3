import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { problem } from '../../../protocol/people.ts';
import { plainCode } from '../../../protocol/code.ts';
import { isCode } from '../../../table/code.ts';
import type { Result } from '../../../table/steps/step.ts';
import { okOf } from '../problem.ts';
import type { Services } from '../services.ts';

export const tableParams = z.object({ table: z.string().min(1).max(64).describe("The table's id or its code") });

/** What any route may answer instead. */
export const problems = { '4xx': problem.describe('A problem document (RFC 9457)') };

/** Does something at the table that the address names; who guesses too many codes has to wait. Ids cannot be guessed. */
export async function atTable<T>(
  { house, limits }: Services,
  request: FastifyRequest,
  does: (id: string) => Promise<Result<T>>,
): Promise<T> {
  const { table } = request.params as z.infer<typeof tableParams>;
  const isGuess = isCode(plainCode(table));
  if (isGuess) limits.guess(request);
  const result = await does(await house.idOf(table));
  if (isGuess && !('trouble' in result && result.trouble.type === 'no-such-table')) limits.hit(request);
  return okOf(result);
}
