import { renderSVG } from 'uqr';
import { ADDRESSES } from '../../../protocol/addresses.ts';
import type { PEOPLE } from '../../../protocol/api/people.ts';
import { problemError } from '../../../protocol/problems.ts';
import { listedOf } from '../../../table/store/listed.ts';
import type { HandlersOf } from '../handler.ts';

export const people: HandlersOf<keyof typeof PEOPLE> = {
  async me({ request }, { identity }) {
    const player = await identity.who(request);
    return { player: player === undefined ? null : { id: player.id, name: player.name } };
  },

  async rename({ request, reply }, { identity, people }) {
    const { name } = request.body;
    const player = await identity.someone(request, reply, name);
    if (player.name !== name) await people.rename(player, name);
    return { player: { id: player.id, name } };
  },

  async forget({ request, reply, player }, { tables, people, identity, streams }) {
    for (const { card } of await tables.tablesOf(player.id)) await tables.leave(card.id, player.id);
    await people.remove(player);
    streams.endOf(player.id);
    identity.farewell(request, reply);
  },

  mine: async ({ player }, { tables }) => ({ tables: (await tables.tablesOf(player.id)).map(listedOf) }),

  async device({ request, player }, { limits, people, settings }) {
    limits.making(request);
    const { code, expires } = await people.link(player);
    // behind the #, so that no server and no log sees it
    const url = `${settings.publicUrl ?? `${request.protocol}://${request.host}`}${ADDRESSES.link}#${code}`;
    return { url, code, expires, qr: renderSVG(url) };
  },

  async claim({ request, reply }, { identity, limits, people }) {
    limits.making(request);
    const arrival = await people.claim(request.body.code);
    if (arrival === undefined) throw problemError('bad-link', 'Make a new one on the other device.');
    const { id, name } = identity.welcome(request, reply, arrival);
    return { player: { id, name } };
  },

  async token({ request }, { limits, people }) {
    limits.making(request);
    const arrival = await people.arrive(request.body.name ?? 'Bot');
    const { id, name } = arrival.player;
    return { token: arrival.token, player: { id, name } };
  },

  health: async (_, { version }) => ({ status: 'ok', version }),
};
