import { changeMe, me } from '../../../protocol/people.ts';
import type { App } from '../app.ts';
import type { Services } from '../services.ts';
import { problems } from './params.ts';

export function changeMeRoute(app: App, { identity, people }: Services): void {
  app.patch(
    '/api/me',
    { schema: { summary: 'Take another name', body: changeMe, response: { 200: me, ...problems } } },
    async (request, reply) => {
      const { name } = request.body;
      const player = await identity.someone(request, reply, name);
      if (player.name !== name) await people.rename(player, name);
      return { player: { id: player.id, name } };
    },
  );
}
