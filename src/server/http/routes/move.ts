import { makeMove, moved } from '../../../protocol/requests.ts';
import type { App } from '../app.ts';
import type { Services } from '../services.ts';
import { atTable, problems, tableParams } from './params.ts';

export function moveRoute(app: App, services: Services): void {
  app.post(
    '/api/tables/:table/moves',
    {
      schema: {
        summary: 'Answer the question that was put to you',
        params: tableParams,
        body: makeMove,
        response: { 200: moved, ...problems },
      },
    },
    async (request) => {
      const player = await services.identity.known(request);
      return atTable(services, request, (id) =>
        services.house.act(id, player.id, request.body, () => services.limits.replay(request)),
      );
    },
  );
}
