import type { App } from '../app.ts';
import type { Services } from '../services.ts';

/** Every address that the client knows: it is one page, and finds out itself where it is. */
const ADDRESSES = [
  '/',
  '/tables',
  '/settings',
  '/link',
  '/set/:game',
  '/rules/:game',
  '/j/:code',
  '/t/:table',
  '/alone/:table',
  '/t/:table/back',
  '/alone/:table/back',
];

export function clientRoute(app: App, { client }: Services): void {
  const hidden = { schema: { hide: true } };
  for (const address of ADDRESSES) app.get(address, hidden, (request, reply) => client.sendPage(request, reply));
  for (const path of client.paths) app.get(path, hidden, (request, reply) => client.send(path, request, reply));
}
