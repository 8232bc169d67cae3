import type { App } from '../app.ts';
import type { Services } from '../services.ts';
import { atTable, problems, tableParams } from './params.ts';
import { z } from 'zod';

export function leaveSeatRoute(app: App, services: Services): void {
  app.delete(
    '/api/tables/:table/seats/me',
    {
      schema: {
        summary: 'Get up; during a match a stand-in plays on',
        params: tableParams,
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      const player = await services.identity.known(request);
      await atTable(services, request, (id) => services.house.leave(id, player.id));
      return reply.code(204).send(null);
    },
  );
}
