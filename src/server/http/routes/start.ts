import { startTable } from '../../../protocol/requests.ts';
import type { App } from '../app.ts';
import type { Services } from '../services.ts';
import { atTable, problems, tableParams } from './params.ts';
import { z } from 'zod';

export function startRoute(app: App, services: Services): void {
  app.post(
    '/api/tables/:table/start',
    {
      schema: {
        summary: 'The host starts the match',
        params: tableParams,
        body: startTable,
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      const player = await services.identity.known(request);
      await atTable(services, request, (id) => services.house.start(id, player.id, request.body.fill));
      return reply.code(204).send(null);
    },
  );
}
