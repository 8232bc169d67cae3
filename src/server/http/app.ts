import { fastifySwagger } from '@fastify/swagger';
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
import { jsonSchemaTransform, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { House } from '../../table/house.ts';
import type { Timepiece } from '../../table/means.ts';
import type { Analyses } from '../analysis/analyses.ts';
import type { People } from '../people/people.ts';
import type { Settings } from '../settings.ts';
import type { ClientFiles } from './client-files.ts';
import { refuseForeign, refuseStrangeHost, secure } from './guard.ts';
import { Identity } from './identity.ts';
import { Limits } from './limits.ts';
import { answerUnreadable, refusedFor, Refused, sendProblem } from './problem.ts';
import { ROUTES } from './routes.ts';
import { STREAM_LIFE, Streams } from './streams.ts';

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** What the door opens to. */
export interface Behind {
  readonly house: House;
  readonly people: People;
  readonly analyses: Analyses;
  readonly time: Timepiece;
  readonly settings: Settings;
  readonly version: string;
  readonly log: FastifyBaseLogger;
  readonly client: ClientFiles;
  readonly streamLife?: number;
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
  }).withTypeProvider<ZodTypeProvider>();
  const limits = new Limits(settings.rateLimit, () => time.now());
  const streams = new Streams(time, version, settings.rateLimit > 0, behind.streamLife ?? STREAM_LIFE);
  const identity = new Identity(behind.people, limits, settings.publicUrl);

  app.setValidatorCompiler(validatorCompiler);
  // what we send is ours: the schemas describe it, they do not have to check it
  app.setSerializerCompiler(() => JSON.stringify);
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
  await app.register(fastifySwagger, { openapi: documentOf(version), transform: jsonSchemaTransform });
  app.after(() => ROUTES.forEach((route) => route(app, { ...behind, limits, identity, streams })));
  await app.ready();
  return app;
}

function documentOf(version: string): {
  openapi: string;
  info: { title: string; version: string; description: string };
} {
  const description =
    'Play Straw, La Courte Paille and Str8 Eight over plain HTTP. Errors are problem documents (RFC 9457). A player is a cookie ' +
    '(browsers) or a bearer token (bots, POST /api/tokens).';
  return { openapi: '3.1.0', info: { title: 'Three Straws', version, description } };
}

/** An address that no route can be looked up for; the hooks do not see it. */
function answerUnroutable(_: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  secure(request, reply);
  sendProblem(reply, new Refused('bad-request', 'This address cannot be read.'));
}

function answerErrors(app: App, client: ClientFiles): void {
  app.setNotFoundHandler((request, reply) => {
    // people who are lost get the page, which says so
    if (request.method === 'GET' && request.headers.accept?.includes('text/html') && !request.url.startsWith('/api'))
      return client.sendPage(request, reply.code(404));
    return sendProblem(reply, new Refused('not-found', 'No route has this address and method.'));
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = refusedFor(error);
    if (refused === undefined) request.log.error({ err: error, route: request.routeOptions.url }, 'a request broke');
    sendProblem(reply, refused ?? new Refused('broken', 'It was not your fault. Try again.'));
  });
}
