import type { App } from '../app.ts';
import { docsPage, STYLE, type ApiDocument } from '../pages.ts';

export function docsRoute(app: App): void {
  const hidden = { schema: { hide: true } };
  app.get('/api/openapi.json', hidden, async () => app.swagger());
  app.get('/api/docs.css', hidden, async (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/api/docs', hidden, async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(app.swagger() as ApiDocument)),
  );
}
