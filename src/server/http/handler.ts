import type { FastifyReply, FastifyRequest } from 'fastify';
import type { API, AnswerOf, Received } from '../../protocol/api/api.ts';
import { plainCode } from '../../protocol/code.ts';
import type { VerbName } from '../../protocol/verbs.ts';
import { isCode } from '../../table/code.ts';
import type { Result } from '../../table/steps/step.ts';
import type { Player } from '../people/people-store.ts';
import { okOf } from './problem.ts';
import type { Services } from './services.ts';

/** A request that has been checked; with the player, where the verb is for players only. */
export interface Call<V extends VerbName> {
  readonly request: FastifyRequest<Received<V>>;
  readonly reply: FastifyReply;
  readonly player: (typeof API)[V]['who'] extends 'player' ? Player : undefined;
  /** The hash of the key that they came with. */
  readonly key: (typeof API)[V]['who'] extends 'player' ? string : undefined;
}

/** Does what a verb says; answers with the reply itself if that has been taken care of. */
export type Handler<V extends VerbName> = (call: Call<V>, services: Services) => Promise<AnswerOf<V> | FastifyReply>;

export type HandlersOf<V extends VerbName> = { readonly [Name in V]: Handler<Name> };

/** Does something at the table that the address names; who guesses too many codes has to wait. Ids cannot be guessed. */
export async function atTable<T>(
  { tables, limits }: Services,
  request: FastifyRequest<{ Params: { readonly table: string } }>,
  does: (id: string) => Promise<Result<T>>,
): Promise<T> {
  const { table } = request.params;
  const isGuess = isCode(plainCode(table));
  if (isGuess) limits.guess(request);
  const result = await does(await tables.idOf(table));
  if (isGuess && !('problem' in result && result.problem.type === 'no-such-table')) limits.hit(request);
  return okOf(result);
}
