import { openTable } from '../../../protocol/requests.ts';
import { snapshot } from '../../../protocol/table.ts';
import type { App } from '../app.ts';
import { okOf } from '../problem.ts';
import type { Services } from '../services.ts';
import { problems } from './params.ts';

export function openTableRoute(app: App, services: Services): void {
  app.post(
    '/api/tables',
    {
      schema: { summary: 'Open a table and sit down at it', body: openTable, response: { 201: snapshot, ...problems } },
    },
    async (request, reply) => {
      services.limits.making(request);
      const player = await services.identity.someone(request, reply);
      reply.code(201);
      return okOf(await services.house.open(player, request.body));
    },
  );
}
