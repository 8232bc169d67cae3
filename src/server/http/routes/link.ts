import { link } from '../../../protocol/people.ts';
import type { App } from '../app.ts';
import type { Services } from '../services.ts';
import { problems } from './params.ts';
import { renderSVG } from 'uqr';

export function linkRoute(app: App, { identity, limits, people, settings }: Services): void {
  app.post(
    '/api/me/link',
    {
      schema: { summary: 'A link to go on as the same player on another device', response: { 201: link, ...problems } },
    },
    async (request, reply) => {
      const player = await identity.known(request);
      limits.making(request);
      const { code, expires } = await people.link(player);
      // behind the #, so that no server and no log sees it
      const url = `${settings.publicUrl ?? `${request.protocol}://${request.host}`}/link#${code}`;
      reply.code(201);
      return { url, code, expires, qr: renderSVG(url) };
    },
  );
}
