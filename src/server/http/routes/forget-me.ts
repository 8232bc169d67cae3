import type { App } from '../app.ts';
import type { Services } from '../services.ts';
import { problems } from './params.ts';
import { z } from 'zod';

export function forgetMeRoute(app: App, { house, people, identity, streams }: Services): void {
  app.delete(
    '/api/me',
    {
      schema: {
        summary: 'Be forgotten: name, tokens and links. Records of matches keep the name they were played under.',
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      const player = await identity.known(request);
      for (const { card } of await house.tablesOf(player.id)) await house.leave(card.id, player.id);
      await people.remove(player);
      streams.endOf(player.id);
      identity.farewell(request, reply);
      return reply.code(204).send(null);
    },
  );
}
