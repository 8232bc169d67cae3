import { claim, me } from '../../../protocol/people.ts';
import type { App } from '../app.ts';
import { Refused } from '../problem.ts';
import type { Services } from '../services.ts';
import { problems } from './params.ts';

export function claimRoute(app: App, { identity, limits, people }: Services): void {
  app.post(
    '/api/me/claim',
    {
      schema: {
        summary: 'Become, on this device, the player who made the link',
        body: claim,
        response: { 200: me, ...problems },
      },
    },
    async (request, reply) => {
      limits.making(request);
      const arrival = await people.claim(request.body.code);
      if (arrival === undefined) throw new Refused('bad-link', 'Make a new one on the other device.');
      const { id, name } = identity.welcome(request, reply, arrival);
      return { player: { id, name } };
    },
  );
}
