import { me } from '../../../protocol/people.ts';
import type { App } from '../app.ts';
import type { Services } from '../services.ts';
import { problems } from './params.ts';

export function meRoute(app: App, { identity }: Services): void {
  app.get('/api/me', { schema: { summary: 'Who you are', response: { 200: me, ...problems } } }, async (request) => {
    const player = await identity.who(request);
    return { player: player === undefined ? null : { id: player.id, name: player.name } };
  });
}
