import { muteSeat } from '../../../protocol/requests.ts';
import type { App } from '../app.ts';
import type { Services } from '../services.ts';
import { atTable, problems, tableParams } from './params.ts';
import { z } from 'zod';

export function muteRoute(app: App, services: Services): void {
  app.post(
    '/api/tables/:table/mutes',
    {
      schema: {
        summary: 'Hear no more phrases of a seat, or hear them again',
        params: tableParams,
        body: muteSeat,
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      const player = await services.identity.known(request);
      await atTable(services, request, (id) =>
        services.house.mute(id, player.id, request.body.seat, request.body.muted),
      );
      return reply.code(204).send(null);
    },
  );
}
