import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply } from 'fastify';
import type { ProblemDocument } from '../../protocol/people.ts';
import { PROBLEMS, type ProblemKind } from '../../protocol/problems.ts';
import type { Result } from '../../table/steps/step.ts';

/** Thrown to end a request with a problem document. */
export class Refused extends Error {
  readonly problem: ProblemDocument;
  readonly retryAfter: number | undefined;

  constructor(
    kind: ProblemKind,
    detail: string,
    more: Partial<ProblemDocument> & { readonly retryAfter?: number } = {},
  ) {
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
