import { tables } from '../../../protocol/people.ts';
import { listedOf } from '../../../table/store/listed.ts';
import type { App } from '../app.ts';
import type { Services } from '../services.ts';
import { problems } from './params.ts';

export function myTablesRoute(app: App, { house, identity }: Services): void {
  app.get(
    '/api/me/tables',
    { schema: { summary: 'Where you sit, the last changed first', response: { 200: tables, ...problems } } },
    async (request) => {
      const player = await identity.known(request);
      return { tables: (await house.tablesOf(player.id)).map(listedOf) };
    },
  );
}
