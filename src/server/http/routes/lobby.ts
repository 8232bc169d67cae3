import { tables } from '../../../protocol/people.ts';
import { listedOf } from '../../../table/store/listed.ts';
import type { App } from '../app.ts';
import type { Services } from '../services.ts';
import { problems } from './params.ts';

export function lobbyRoute(app: App, { house }: Services): void {
  app.get(
    '/api/tables',
    { schema: { summary: 'Public tables, open ones first', response: { 200: tables, ...problems } } },
    async () => ({ tables: (await house.lobby()).map(listedOf) }),
  );
}
