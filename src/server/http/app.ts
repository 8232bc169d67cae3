import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RawServerDefault,
} from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { problemError } from '../../protocol/problems.ts';
import type { Tables } from '../../table/tables.ts';
import type { Timepiece } from '../../table/environment.ts';
import type { Analyses } from '../analysis/analyses.ts';
import { Addresses } from '../people/addresses.ts';
import type { People } from '../people/people.ts';
import type { Settings } from '../settings.ts';
import type { ClientFiles } from './client-files.ts';
import { refuseForeign, refuseStrangeHost, secure } from './guard/guard.ts';
import { Identity } from './identity.ts';
import { Limits } from './guard/limits.ts';
import { answerUnreadable, problemIn, sendProblem } from './problem.ts';
import { addRoutes } from './routes.ts';
import { STREAM_LIFE, Streams } from './streams.ts';
import { validatorCompiler } from './validate.ts';

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger>;

/** What the door opens to. */
export interface Behind {
  readonly tables: Tables;
  readonly people: People;
  readonly analyses: Analyses;
  readonly time: Timepiece;
  readonly settings: Settings;
  readonly version: string;
  readonly log: FastifyBaseLogger;
  readonly client: ClientFiles;
  readonly streamLife?: number;
  /** Is told where players are. */
  readonly addresses?: Addresses;
}

const LARGEST_BODY = 16_384;
const LONGEST_REQUEST = 30_000;

export async function makeApp({ log, ...behind }: Behind): Promise<App> {
  const { settings, time, version } = behind;
  const app: App = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // one proxy: what stands before its own word in the header anybody may have written
    trustProxy: settings.trustProxy ? (_: string, hop: number) => hop === 0 : false,
    bodyLimit: LARGEST_BODY,
    requestTimeout: LONGEST_REQUEST,
    routerOptions: { maxParamLength: 100 },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: answerUnroutable,
  });
  const limits = new Limits(settings.rateLimit, () => time.now());
  const streams = new Streams(time, version, settings.rateLimit > 0, behind.streamLife ?? STREAM_LIFE);
  const identity = new Identity(behind.people, limits, behind.addresses ?? new Addresses(), settings.publicUrl);

  app.setValidatorCompiler(validatorCompiler);
  app.removeContentTypeParser('text/plain');
  answerErrors(app, behind.client);
  app.addHook('onRequest', async (request, reply) => {
    secure(request, reply);
    limits.address(request);
    refuseStrangeHost(request);
    refuseForeign(request, settings.publicUrl);
  });
  app.addHook('onResponse', async ({ method, routeOptions: { url } }, { statusCode, elapsedTime }) => {
    // the route, not the address: that may name a private table
    log.info({ method, route: url, status: statusCode, ms: Math.round(elapsedTime) });
  });
  app.addHook('preClose', async () => streams.stop());
  addRoutes(app, { ...behind, limits, identity, streams });
  await app.ready();
  return app;
}

/** An address that no route can be looked up for; the hooks do not see it. */
function answerUnroutable(_: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  secure(request, reply);
  sendProblem(reply, problemError('bad-request', 'This address cannot be read.'));
}

function answerErrors(app: App, client: ClientFiles): void {
  app.setNotFoundHandler((request, reply) => {
    // people who are lost get the page, which says so
    if (request.method === 'GET' && request.headers.accept?.includes('text/html') && !request.url.startsWith('/api'))
      return client.sendPage(request, reply.code(404));
    return sendProblem(reply, problemError('not-found', 'No route has this address and method.'));
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemIn(error);
    if (problem === undefined) request.log.error({ err: error, route: request.routeOptions.url }, 'a request broke');
    sendProblem(reply, problem ?? problemError('broken', 'It was not your fault. Try again.'));
  });
}
