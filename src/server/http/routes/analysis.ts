import { analysing, analysis } from '../../../protocol/analysis.ts';
import type { App } from '../app.ts';
import type { Services } from '../services.ts';
import { atTable, problems, tableParams } from './params.ts';

const ASK_AGAIN = 1;

export function analysisRoute(app: App, services: Services): void {
  app.get(
    '/api/tables/:table/analysis',
    {
      schema: {
        summary: 'What each move was worth, how the chances went, and how much was luck, after the end of the match',
        description:
          'The first to ask has it worked out, which takes a while: 202 says how much is done. Then it is kept.',
        params: tableParams,
        response: { 200: analysis, 202: analysing, ...problems },
      },
    },
    async (request, reply) => {
      const player = await services.identity.who(request);
      const found = await atTable(services, request, (id) =>
        services.analyses.of(id, player?.id, () => services.limits.replay(request)),
      );
      if (typeof found !== 'string') return reply.code(202).header('retry-after', String(ASK_AGAIN)).send(found);
      // it was text when it was kept: reading it would only take time
      return reply
        .serializer((text: string) => text)
        .type('application/json; charset=utf-8')
        .send(found as never);
    },
  );
}
