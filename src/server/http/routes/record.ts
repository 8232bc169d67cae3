import type { App } from '../app.ts';
import type { Services } from '../services.ts';
import { atTable, problems, tableParams } from './params.ts';
import { z } from 'zod';

export function recordRoute(app: App, services: Services): void {
  app.get(
    '/api/tables/:table/record',
    {
      schema: {
        summary: 'The whole match with nothing hidden, after its end',
        params: tableParams,
        response: { 200: z.looseObject({ format: z.string() }), ...problems },
      },
    },
    async (request) => {
      services.limits.replay(request);
      const player = await services.identity.who(request);
      return atTable(services, request, (id) => services.house.record(id, player?.id));
    },
  );
}
