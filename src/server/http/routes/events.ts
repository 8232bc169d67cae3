import { z } from 'zod';
import type { App } from '../app.ts';
import { addressOf } from '../limits.ts';
import type { Services } from '../services.ts';
import { atTable, problems, tableParams } from './params.ts';

const seq = z.string().regex(/^\d{1,9}$/, 'must be the number of a message');
const query = z.object({ after: seq.optional().describe('Like Last-Event-ID, for who cannot set headers') });
const headers = z.object({ 'last-event-id': seq.optional() });

const description =
  'Server-sent events. First `hello` with the version of the server; then `snapshot` with how the table stands, or, with ' +
  'Last-Event-ID, every message that was missed (0 gives them all); then every message as it happens. The id of each is its seq. ' +
  'A stream may end at any time: resume it after the last id.';

export function eventsRoute(app: App, services: Services): void {
  const { house, identity, streams } = services;
  app.get(
    '/api/tables/:table/events',
    {
      // a stream without a body would never end
      exposeHeadRoute: false,
      schema: {
        summary: 'What happens at a table, as it happens',
        description,
        params: tableParams,
        querystring: query,
        headers,
        produces: ['text/event-stream'],
        response: { 200: z.string().describe('Messages as server-sent events'), ...problems },
      },
    },
    async (request, reply) => {
      const player = await identity.who(request);
      const after = request.headers['last-event-id'] ?? request.query.after;
      if (after !== undefined) services.limits.replay(request);
      const stream = streams.make(reply, player?.id, player?.id ?? addressOf(request));
      const hangUp = await atTable(services, request, (id) =>
        house.listen(id, stream, after === undefined ? undefined : Number(after), (snapshot) =>
          stream.snapshot(snapshot),
        ),
      );
      stream.open();
      stream.onEnd(hangUp);
    },
  );
}
