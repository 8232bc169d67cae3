import { snapshot } from '../../../protocol/table.ts';
import type { App } from '../app.ts';
import type { Services } from '../services.ts';
import { atTable, problems, tableParams } from './params.ts';

export function tableRoute(app: App, services: Services): void {
  app.get(
    '/api/tables/:table',
    {
      schema: {
        summary: 'How a table stands, as you may see it',
        params: tableParams,
        response: { 200: snapshot, ...problems },
      },
    },
    async (request) => {
      const player = await services.identity.who(request);
      return atTable(services, request, (id) => services.house.look(id, player?.id));
    },
  );
}
