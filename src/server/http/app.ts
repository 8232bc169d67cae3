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
import type { Health } from '../health/health.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { Addresses } from '../people/addresses.ts';
import type { People } from '../people/people.ts';
import type { Settings } from '../settings.ts';
import type { Exchange } from '../store/exchange.ts';
import type { ClientFiles } from './client-files.ts';
import { refuseForeign, refuseOtherHost, refuseStrangeHost, secure } from './guard/guard.ts';
import { Identity } from './identity.ts';
import { Limits } from './guard/limits.ts';
import { Quotas } from './guard/quotas.ts';
import { Sharing } from './guard/sharing.ts';
import { answerExpectation, answerUnreadable, problemIn, sendProblem } from './problem.ts';
import { addRoutes } from './routes.ts';
import { STREAM_LIFE, Streams } from './streams.ts';
import { validatorCompiler } from './validate.ts';

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger>;

/** What the door opens to. */
export interface Behind {
  readonly tables: Tables;
  readonly people: People;
  readonly analyses: Analyses;
  readonly health: Health;
  readonly metrics: Metrics;
  readonly time: Timepiece;
  readonly settings: Settings;
  readonly version: string;
  readonly log: FastifyBaseLogger;
  readonly client: ClientFiles;
  readonly streamLife?: number;
  /** What limits count is shared through it with other processes. */
  readonly exchange?: Exchange | undefined;
  /** Is told where players are. */
  readonly addresses?: Addresses;
}

const LARGEST_BODY = 16_384;
const LONGEST_REQUEST = 30_000;
/** In how many seconds whoever comes while it closes may try again. */
const OPEN_AGAIN = 2;

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
    // both are refused here, in words
    return503OnClosing: false,
    http: { requireHostHeader: false },
  });
  const sharing = new Sharing(time, behind.exchange);
  const limits = new Limits(settings.rateLimit, () => time.steady(), sharing, settings.playersPerAddress);
  const quotas = new Quotas(behind.tables, settings, sharing);
  const streamsPerAddress = settings.rateLimit > 0 ? settings.streamsPerAddress : undefined;
  const streams = new Streams(time, version, streamsPerAddress, behind.streamLife ?? STREAM_LIFE, sharing);
  const identity = new Identity(behind.people, limits, behind.addresses ?? new Addresses(), settings.publicUrl);

  app.setValidatorCompiler(validatorCompiler);
  app.removeContentTypeParser('text/plain');
  app.server.on('checkExpectation', answerExpectation);
  answerErrors(app, behind);
  let isClosing = false;
  const admit = (request: FastifyRequest): void => {
    if (isClosing) throw problemError('closing', 'Try again in a moment.', { retryAfter: OPEN_AGAIN });
    limits.address(request);
    refuseStrangeHost(request);
    refuseOtherHost(request, settings.publicUrl);
    refuseForeign(request, settings.publicUrl);
  };
  app.addHook('onRequest', (request, reply, done) => {
    secure(request, reply);
    done(thrownBy(() => admit(request)));
  });
  app.addHook('onResponse', ({ method, routeOptions: { url } }, { statusCode, elapsedTime }, done) => {
    // the route, not the address: that may name a private table
    log.info({ method, route: url, status: statusCode, ms: Math.round(elapsedTime) });
    behind.metrics.answered(method, url, statusCode, elapsedTime);
    done();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    streams.stop();
    sharing.stop();
  });
  behind.metrics.gauge('streams', 'Streams that are open.', () => streams.size);
  addRoutes(app, { ...behind, limits, quotas, identity, streams });
  await app.ready();
  sharing.begin();
  return app;
}

function thrownBy(run: () => void): Error | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

/** An address that no route can be looked up for; the hooks do not see it. */
function answerUnroutable(_: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  secure(request, reply);
  sendProblem(reply, problemError('bad-request', 'This address cannot be read.'));
}

function answerErrors(app: App, { client, metrics }: Pick<Behind, 'client' | 'metrics'>): void {
  app.setNotFoundHandler((request, reply) => {
    // people who are lost get the page, which says so
    if (request.method === 'GET' && request.headers.accept?.includes('text/html') && !request.url.startsWith('/api'))
      return client.sendPage(request, reply.code(404));
    return sendProblem(reply, problemError('not-found', 'No route has this address and method.'));
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemIn(error);
    if (problem === undefined) request.log.error({ err: error, route: request.routeOptions.url }, 'a request broke');
    const clause = problem?.problem.clause;
    if (clause !== undefined) metrics.refused(clause);
    sendProblem(reply, problem ?? problemError('broken', 'It was not your fault. Try again.'));
  });
}
