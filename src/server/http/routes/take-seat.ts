import { takeSeat } from '../../../protocol/requests.ts';
import { snapshot } from '../../../protocol/table.ts';
import type { App } from '../app.ts';
import type { Services } from '../services.ts';
import { atTable, problems, tableParams } from './params.ts';

export function takeSeatRoute(app: App, services: Services): void {
  app.post(
    '/api/tables/:table/seats',
    {
      schema: {
        summary: 'Sit down, or take your seat back',
        params: tableParams,
        body: takeSeat,
        response: { 200: snapshot, ...problems },
      },
    },
    async (request, reply) => {
      const { house, identity } = services;
      // nobody becomes known for a table that is not there
      await atTable(services, request, (id) => house.look(id, undefined));
      const player = await identity.someone(request, reply);
      await atTable(services, request, (id) => house.sit(id, player, request.body));
      return atTable(services, request, (id) => house.look(id, player.id));
    },
  );
}
