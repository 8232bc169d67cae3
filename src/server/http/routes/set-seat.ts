import { setSeat } from '../../../protocol/requests.ts';
import type { App } from '../app.ts';
import type { Services } from '../services.ts';
import { atTable, problems, tableParams } from './params.ts';
import { z } from 'zod';

const params = tableParams.extend({
  seat: z
    .string()
    .regex(/^[0-7]$/, 'must be the number of a seat')
    .transform(Number),
});

export function setSeatRoute(app: App, services: Services): void {
  app.put(
    '/api/tables/:table/seats/:seat',
    {
      schema: {
        summary: 'The host puts a bot on a seat, or opens it',
        params,
        body: setSeat,
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      const { id: host } = await services.identity.known(request);
      const { params, body } = request;
      await atTable(services, request, (id) => services.house.setSeat(id, host, params.seat, body.bot));
      return reply.code(204).send(null);
    },
  );
}
