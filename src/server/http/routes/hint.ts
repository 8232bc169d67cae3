import { hint } from '../../../protocol/analysis.ts';
import type { App } from '../app.ts';
import type { Services } from '../services.ts';
import { atTable, problems, tableParams } from './params.ts';

export function hintRoute(app: App, services: Services): void {
  app.post(
    '/api/tables/:table/hint',
    {
      schema: {
        summary: 'What your moves are worth, while you are asked, at tables that allow it',
        params: tableParams,
        response: { 200: hint, ...problems },
      },
    },
    async (request) => {
      const player = await services.identity.known(request);
      services.limits.replay(request);
      return atTable(services, request, (id) => services.house.hint(id, player.id));
    },
  );
}
