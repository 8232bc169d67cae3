import { newToken, token } from '../../../protocol/people.ts';
import type { App } from '../app.ts';
import type { Services } from '../services.ts';
import { problems } from './params.ts';

export function tokenRoute(app: App, { limits, people }: Services): void {
  app.post(
    '/api/tokens',
    {
      schema: {
        summary: 'A new player with a bearer token, for a bot',
        body: newToken,
        response: { 201: token, ...problems },
      },
    },
    async (request, reply) => {
      limits.making(request);
      const arrival = await people.arrive(request.body.name ?? 'Bot');
      const { id, name } = arrival.player;
      reply.code(201);
      return { token: arrival.token, player: { id, name } };
    },
  );
}
