import type { App } from '../app.ts';
import { homePage, STYLE } from '../pages.ts';

export function homeRoute(app: App): void {
  const hidden = { schema: { hide: true } };
  app.get('/', hidden, async (_, reply) => reply.type('text/html; charset=utf-8').send(homePage()));
  app.get('/style.css', hidden, async (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
}
