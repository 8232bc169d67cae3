import { snapshot } from '../../../protocol/table.ts';
import type { App } from '../app.ts';
import { okOf } from '../problem.ts';
import type { Services } from '../services.ts';
import { atTable, problems, tableParams } from './params.ts';

export function rematchRoute(app: App, services: Services): void {
  app.post(
    '/api/tables/:table/rematch',
    {
      schema: {
        summary: 'Play again with the same people',
        params: tableParams,
        response: { 200: snapshot, ...problems },
      },
    },
    async (request) => {
      const player = await services.identity.known(request);
      services.limits.making(request);
      const next = await atTable(services, request, (id) => services.house.rematch(id, player.id));
      return okOf(await services.house.look(next, player.id));
    },
  );
}
