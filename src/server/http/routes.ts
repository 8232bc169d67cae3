import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import { ADDRESSES } from '../../protocol/addresses.ts';
import { API } from '../../protocol/api/api.ts';
import { PARAMS, type Declaration, type ParamName } from '../../protocol/api/declaration.ts';
import { apiDocument, type ApiDocument } from '../../protocol/openapi/document.ts';
import { namesIn } from '../../protocol/path.ts';
import { methodOf, pathOf, VERBS, type VerbName } from '../../protocol/verbs.ts';
import type { App } from './app.ts';
import type { Call, Handler, HandlersOf } from './handler.ts';
import { match } from './handlers/match.ts';
import { people } from './handlers/people.ts';
import { tables } from './handlers/tables.ts';
import { docsPage, STYLE } from './pages.ts';
import type { Services } from './services.ts';

const HANDLERS: HandlersOf<VerbName> = { ...tables, ...match, ...people };

export function addRoutes(app: App, services: Services): void {
  for (const verb of Object.keys(VERBS) as VerbName[]) addVerb(app, services, verb);
  addDocs(app, services);
  addClient(app, services);
}

function addVerb(app: App, services: Services, verb: VerbName): void {
  const method = methodOf(verb);
  const { type, who, answers }: Declaration = API[verb];
  const handle = HANDLERS[verb] as Handler<VerbName>;
  const [usual] = Object.keys(answers);
  app.route({
    method,
    url: pathOf(verb),
    schema: schemaOf(verb),
    // a stream without a body would never end
    exposeHeadRoute: method === 'GET' && type !== 'text/event-stream',
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const holder = who === 'player' ? await services.identity.known(request, reply) : undefined;
      reply.code(Number(usual));
      const call = { request, reply, player: holder?.player, key: holder?.key.hash };
      const answer = await handle(call as Call<VerbName>, services);
      // who has sent something must not be answered for once more
      return reply.sent ? reply : (answer ?? null);
    },
  });
}

/** What arrives is checked; what we send is ours, and only described. */
function schemaOf(verb: VerbName): FastifySchema {
  const { query, headers, body }: Declaration = API[verb];
  const names = namesIn(pathOf(verb)) as ParamName[];
  return {
    ...(names.length > 0 && { params: z.object(Object.fromEntries(names.map((name) => [name, PARAMS[name]]))) }),
    ...(query !== undefined && { querystring: query }),
    ...(headers !== undefined && { headers }),
    ...(body !== undefined && { body }),
  };
}

function addDocs(app: App, { version }: Services): void {
  // made for the first who reads it, or every start would take longer
  let made: ApiDocument | undefined;
  const document = (): ApiDocument => (made ??= apiDocument(version));
  app.get('/api/openapi.json', async () => document());
  app.get('/api/docs.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/api/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(docsPage(document())));
}

function addClient(app: App, { client }: Services): void {
  for (const address of Object.values(ADDRESSES)) app.get(address, (request, reply) => client.sendPage(request, reply));
  for (const path of client.paths) app.get(path, (request, reply) => client.send(path, request, reply));
}
