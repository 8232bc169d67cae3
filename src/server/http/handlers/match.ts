import type { MATCH } from '../../../protocol/api/match.ts';
import { atTable, type HandlersOf } from '../handler.ts';
import { addressOf } from '../guard/limits.ts';
import { okOf } from '../problem.ts';

const ASK_AGAIN = 1;

export const match: HandlersOf<keyof typeof MATCH> = {
  async listen({ request, reply }, services) {
    const { tables, identity, limits, streams } = services;
    const player = await identity.who(request);
    const after = request.headers['last-event-id'] ?? request.query.after;
    if (after !== undefined) limits.replay(request);
    const stream = streams.make(reply, player?.id, player?.id ?? addressOf(request));
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
    const next = await atTable(services, request, (id) => services.tables.rematch(id, player.id));
    return okOf(await services.tables.look(next, player.id));
  },

  async record({ request }, services) {
    services.limits.replay(request);
    const player = await services.identity.who(request);
    return atTable(services, request, (id) => services.tables.record(id, player?.id));
  },

  async analysis({ request, reply }, services) {
    const player = await services.identity.who(request);
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
