import { renderSVG } from 'uqr';
import { ADDRESSES } from '../../../protocol/addresses.ts';
import type { PEOPLE } from '../../../protocol/api/people.ts';
import { problemError } from '../../../protocol/problems.ts';
import { listedOf } from '../../../table/store/listed.ts';
import { deviceLabel } from '../../people/device-label.ts';
import type { HandlersOf } from '../handler.ts';
import { browserOf } from '../identity.ts';

export const people: HandlersOf<keyof typeof PEOPLE> = {
  async me({ request, reply }, { identity }) {
    const player = await identity.who(request, reply);
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
    streams.endWhere((stream) => stream.player === player.id);
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
    const arrival = await people.claim(request.body.code, browserOf(request));
    if (arrival === undefined) throw problemError('bad-link', 'Make a new one on the other device.');
    const { id, name } = identity.welcome(request, reply, arrival);
    return { player: { id, name } };
  },

  async devices({ player, key }, { people }) {
    const all = await people.devicesOf(player);
    const devices = all.map(({ id, kind, label, created, used, hash }) => {
      return { id, kind, label, created, used, current: hash === key };
    });
    return { devices };
  },

  async signOutOthers({ player, key }, { people, streams }) {
    await people.signOutOthers(player, key);
    streams.endWhere((stream) => stream.player === player.id && stream.key !== key);
  },

  async signOut({ request, reply, player, key }, { identity, people, streams }) {
    const device = (await people.devicesOf(player)).find(({ id }) => id === request.params.device);
    if (device === undefined) throw problemError('no-such-device', 'It is signed out already, or never was yours.');
    await people.signOut(device);
    streams.endWhere((stream) => stream.key === device.hash);
    if (device.hash === key) identity.farewell(request, reply);
  },

  async token({ request }, { limits, people }) {
    limits.newcomer(request);
    const label = deviceLabel(request.headers['user-agent']);
    const arrival = await people.arrive(request.body.name ?? 'Bot', { kind: 'bearer', label });
    const { id, name } = arrival.player;
    return { token: arrival.token, player: { id, name } };
  },

  async health({ request }, { health, version }) {
    const problem = await health.problem();
    if (problem !== undefined) throw problemError('not-ready', problem);
    const { ip: address, host, protocol, query } = request;
    return { status: 'ok', version, ...(query.seen !== undefined && { seen: { address, host, protocol } }) };
  },
};
