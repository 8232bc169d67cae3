import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply } from 'fastify';
import { ProblemError } from '../../protocol/problem-error.ts';
import { problemError } from '../../protocol/problems.ts';
import type { Result } from '../../table/steps/step.ts';
import { StoreUnavailable } from '../../table/store/others.ts';

/** What was wished, or the problem with it. */
export function okOf<T>(result: Result<T>): T {
  if ('ok' in result) return result.ok;
  const { type, says, refusal, wait } = result.problem;
  throw problemError(type, says, { ...refusal, ...(wait !== undefined && { retryAfter: Math.ceil(wait / 1000) }) });
}

export function sendProblem(reply: FastifyReply, { problem, retryAfter }: ProblemError): void {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  reply.code(problem.status).header('content-type', 'application/problem+json').send(JSON.stringify(problem));
}

/** What Node says of what it could not read, and what that comes to. */
const UNREADABLE: Readonly<Record<string, readonly [status: number, says: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
};

/** What could not even be read as HTTP. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable) return;
  const [status, says] = UNREADABLE[error.code ?? ''] ?? [400, 'This is not HTTP as it should be.'];
  const body = JSON.stringify(problemError('bad-request', says, { status }).problem);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/problem+json`;
  socket.end(`${head}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`);
}

/** Expectations that nobody has heard of: Node would answer them with nothing. */
export function answerExpectation(_: IncomingMessage, response: ServerResponse): void {
  const body = JSON.stringify(problemError('bad-request', 'Nothing can be expected here.', { status: 417 }).problem);
  const headers = { 'content-type': 'application/problem+json', 'content-length': Buffer.byteLength(body) };
  response.writeHead(417, headers).end(body);
}

/** In seconds. */
const TRY_AGAIN = 1;

/** What went wrong with a request, in words that give nothing away. */
export function problemIn(error: FastifyError | ProblemError): ProblemError | undefined {
  if (error instanceof ProblemError) return error;
  if (error instanceof StoreUnavailable)
    return problemError('not-ready', 'Nothing can be kept just now. Try again in a moment.', { retryAfter: TRY_AGAIN });
  if (error.validation !== undefined) {
    const part = error.validationContext ?? 'request';
    const errors = error.validation.map(({ instancePath, message }) => ({
      path: `${part}${instancePath.replaceAll('/', '.')}`,
      says: message ?? 'is wrong',
    }));
    return problemError('bad-request', `${errors[0]!.path}: ${errors[0]!.says}`, { errors });
  }
  const { statusCode } = error;
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return undefined;
  return problemError('bad-request', error.message, { status: statusCode });
}
