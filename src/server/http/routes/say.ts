import { sayPhrase } from '../../../protocol/requests.ts';
import type { App } from '../app.ts';
import type { Services } from '../services.ts';
import { atTable, problems, tableParams } from './params.ts';
import { z } from 'zod';

export function sayRoute(app: App, services: Services): void {
  app.post(
    '/api/tables/:table/phrases',
    {
      schema: {
        summary: 'Say one of the quick phrases',
        params: tableParams,
        body: sayPhrase,
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      const player = await services.identity.known(request);
      await atTable(services, request, (id) => services.house.say(id, player.id, request.body.phrase));
      return reply.code(204).send(null);
    },
  );
}
