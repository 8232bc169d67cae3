import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply } from 'fastify';
import type { ProblemDocument } from '../../protocol/people.ts';
import type { Result, Trouble } from '../../table/step.ts';

/** The problems that the door itself has, beside those of the table. */
export type DoorTrouble =
  | 'bad-request'
  | 'not-found'
  | 'unknown-player'
  | 'foreign-page'
  | 'too-fast'
  | 'bad-link'
  | 'broken';

type Kind = Trouble['type'] | DoorTrouble;

interface Words {
  readonly status: number;
  readonly title: string;
}

/** Every problem there is; the documentation lists them. */
export const PROBLEMS: Readonly<Record<Kind, Words>> = {
  'bad-request': { status: 400, title: 'The request is not as documented' },
  'not-found': { status: 404, title: 'There is nothing here' },
  'unknown-player': { status: 401, title: 'It is not known who you are' },
  'foreign-page': { status: 403, title: 'Another site must not act for you' },
  'bad-link': { status: 404, title: 'The link was used or is too old' },
  broken: { status: 500, title: 'Something broke here' },
  'too-fast': { status: 429, title: 'That was too fast' },
  'no-such-table': { status: 404, title: 'There is no such table' },
  'no-such-game': { status: 422, title: 'There is no such game' },
  'no-such-level': { status: 422, title: 'There is no such bot' },
  'bad-seats': { status: 422, title: 'The seats do not fit' },
  'bad-options': { status: 422, title: 'The options do not fit' },
  'bad-salt': { status: 422, title: 'The salt is not the one committed to' },
  'not-seated': { status: 403, title: 'You do not sit here' },
  'not-host': { status: 403, title: 'You are not the host' },
  'no-watching': { status: 403, title: 'Watching is not allowed here' },
  'not-open': { status: 409, title: 'The match has started' },
  'not-starting': { status: 409, title: 'The match is not starting' },
  'not-playing': { status: 409, title: 'There is no match going on' },
  'not-ended': { status: 409, title: 'The match has not ended' },
  'seat-taken': { status: 409, title: 'The seat is taken' },
  'table-full': { status: 409, title: 'All seats are taken' },
  'already-seated': { status: 409, title: 'You sit on another seat' },
  'seats-open': { status: 409, title: 'Some seats are open' },
  'not-asked': { status: 409, title: 'That question was not put yet' },
  stale: { status: 409, title: 'That question was answered' },
  'no-such-move': { status: 422, title: 'There is no such move' },
  refused: { status: 422, title: 'The rules forbid that move' },
};

/** Thrown to end a request with a problem document. */
export class Refused extends Error {
  readonly problem: ProblemDocument;
  readonly retryAfter: number | undefined;

  constructor(kind: Kind, detail: string, more: Partial<ProblemDocument> & { readonly retryAfter?: number } = {}) {
    super(detail);
    const { retryAfter, ...fields } = more;
    this.problem = { type: `/api/docs#${kind}`, ...PROBLEMS[kind], detail, ...fields };
    this.retryAfter = retryAfter;
  }
}

/** What was wished, or the problem with it. */
export function okOf<T>(result: Result<T>): T {
  if ('ok' in result) return result.ok;
  const { type, says, refusal, wait } = result.trouble;
  throw new Refused(type, says, { ...refusal, ...(wait !== undefined && { retryAfter: Math.ceil(wait / 1000) }) });
}

export function sendProblem(reply: FastifyReply, { problem, retryAfter }: Refused): void {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  reply.code(problem.status).header('content-type', 'application/problem+json').send(JSON.stringify(problem));
}

/** What could not even be read as HTTP. */
export function answerUnreadable(_: Error, socket: Socket): void {
  if (!socket.writable) return;
  const { problem } = new Refused('bad-request', 'This is not HTTP as it should be.');
  const body = JSON.stringify(problem);
  const head = `HTTP/1.1 400 Bad Request\r\nContent-Type: application/problem+json\r\nContent-Length: ${Buffer.byteLength(body)}`;
  socket.end(`${head}\r\nConnection: close\r\n\r\n${body}`);
}

/** What went wrong with a request, in words that give nothing away. */
export function refusedFor(error: FastifyError): Refused | undefined {
  if (error instanceof Refused) return error;
  if (error.validation !== undefined) {
    const part = error.validationContext ?? 'request';
    const errors = error.validation.map(({ instancePath, message }) => ({
      path: `${part}${instancePath.replaceAll('/', '.')}`,
      says: message ?? 'is wrong',
    }));
    return new Refused('bad-request', `${errors[0]!.path}: ${errors[0]!.says}`, { errors });
  }
  const { statusCode } = error;
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return undefined;
  return new Refused('bad-request', error.message, { status: statusCode });
}
