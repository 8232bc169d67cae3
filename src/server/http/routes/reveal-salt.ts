import { revealSalt } from '../../../protocol/requests.ts';
import type { App } from '../app.ts';
import type { Services } from '../services.ts';
import { atTable, problems, tableParams } from './params.ts';
import { z } from 'zod';

export function revealSaltRoute(app: App, services: Services): void {
  app.post(
    '/api/tables/:table/salt',
    {
      schema: {
        summary: 'Give the salt that you committed to, while the match starts',
        params: tableParams,
        body: revealSalt,
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      const player = await services.identity.known(request);
      await atTable(services, request, (id) => services.house.reveal(id, player.id, request.body.salt));
      return reply.code(204).send(null);
    },
  );
}
