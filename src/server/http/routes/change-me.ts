import { changeMe, me } from '../../../protocol/people.ts';
import type { App } from '../app.ts';
import type { Services } from '../services.ts';
import { problems } from './params.ts';

export function changeMeRoute(app: App, { identity }: Services): void {
  app.patch(
    '/api/me',
    { schema: { summary: 'Take another name', body: changeMe, response: { 200: me, ...problems } } },
    async (request, reply) => {
      const { id, name } = await identity.someone(request, reply, request.body.name);
      return { player: { id, name } };
    },
  );
}
