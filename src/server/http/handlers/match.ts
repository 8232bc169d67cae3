import type { MATCH } from '../../../protocol/api/match.ts';
import type { Snapshot } from '../../../protocol/table.ts';
import { atTable, type HandlersOf } from '../handler.ts';
import { addressOf } from '../guard/limits.ts';
import { okOf } from '../problem.ts';

const ASK_AGAIN = 1;

export const match: HandlersOf<keyof typeof MATCH> = {
  async listen({ request, reply }, services) {
    const { tables, identity, limits, streams } = services;
    const holder = await identity.holder(request, reply);
    const after = request.headers['last-event-id'] ?? request.query.after;
    if (after !== undefined) limits.replay(request);
    const stream = streams.make(reply, addressOf(request), holder);
    const hangUp = await atTable(services, request, (id) =>
      tables.listen(id, stream, after === undefined ? undefined : Number(after), (snapshot) =>
        stream.snapshot(snapshot),
      ),
    );
    stream.open();
    stream.onEnd(hangUp);
    return reply;
  },

  move: ({ request, player }, services) =>
    atTable(services, request, (id) =>
      services.tables.move(id, player.id, request.body, () => services.limits.replay(request)),
    ),

  async hint({ request, reply, player }, services) {
    services.limits.replay(request);
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    return atTable(services, request, (id) => services.tables.hint(id, player.id, gone.signal));
  },

  async say({ request, player }, services) {
    await atTable(services, request, (id) => services.tables.say(id, player.id, request.body.phrase));
  },

  async mute({ request, player }, services) {
    const { seat, muted } = request.body;
    await atTable(services, request, (id) => services.tables.mute(id, player.id, seat, muted));
  },

  async rematch({ request, player }, services) {
    services.limits.making(request);
    const { table } = await atTable(services, request, (id) => services.tables.look(id, player.id));
    const again = async (): Promise<Snapshot> => {
      const next = await atTable(services, request, (id) => services.tables.rematch(id, player.id));
      return okOf(await services.tables.look(next, player.id));
    };
    return table.rematch === null ? services.quotas.opening(request, player.id, again) : again();
  },

  async record({ request, reply }, services) {
    services.limits.replay(request);
    const player = await services.identity.who(request, reply);
    return atTable(services, request, (id) => services.tables.record(id, player?.id));
  },

  async analysis({ request, reply }, services) {
    const player = await services.identity.who(request, reply);
    const asker = { player: player?.id, address: addressOf(request) };
    const found = await atTable(services, request, (id) =>
      services.analyses.of(id, asker, () => services.limits.replay(request)),
    );
    if (typeof found !== 'string') return reply.code(202).header('retry-after', String(ASK_AGAIN)).send(found);
    // it was text when it was kept: reading it would only take time
    return reply
      .serializer((text: string) => text)
      .type('application/json; charset=utf-8')
      .send(found);
  },
};
