import type { App } from '../app.ts';
import type { Services } from '../services.ts';
import { z } from 'zod';

export function healthRoute(app: App, { version }: Services): void {
  app.get(
    '/healthz',
    {
      schema: {
        summary: 'Whether the server is ready',
        response: { 200: z.object({ status: z.literal('ok'), version: z.string() }) },
      },
    },
    async () => ({ status: 'ok' as const, version }),
  );
}
