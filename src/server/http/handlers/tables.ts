import { GAMES } from '../../../games/games.ts';
import type { TABLES } from '../../../protocol/api/tables.ts';
import { gamesDescribed } from '../../../table/games-described.ts';
import { listedOf } from '../../../table/store/listed.ts';
import { atTable, type HandlersOf } from '../handler.ts';
import { okOf } from '../problem.ts';

const games = gamesDescribed(GAMES);

export const tables: HandlersOf<keyof typeof TABLES> = {
  games: async () => games,

  lobby: async (_, { tables: house }) => ({ tables: (await house.lobby()).map(listedOf) }),

  async open({ request, reply }, { tables: house, identity, limits }) {
    limits.making(request);
    const player = await identity.someone(request, reply);
    return okOf(await house.open(player, request.body));
  },

  async look({ request }, services) {
    const player = await services.identity.who(request);
    return atTable(services, request, (id) => services.tables.look(id, player?.id));
  },

  async sit({ request, reply }, services) {
    const { tables: house, identity } = services;
    // nobody becomes known for a table that is not there
    await atTable(services, request, (id) => house.look(id, undefined));
    const player = await identity.someone(request, reply);
    await atTable(services, request, (id) => house.sit(id, player, request.body));
    return atTable(services, request, (id) => house.look(id, player.id));
  },

  async setSeat({ request, player }, services) {
    const { params, body } = request;
    await atTable(services, request, (id) => services.tables.setSeat(id, player.id, params.seat, body.bot));
  },

  async leave({ request, player }, services) {
    await atTable(services, request, (id) => services.tables.leave(id, player.id));
  },

  async start({ request, player }, services) {
    await atTable(services, request, (id) => services.tables.start(id, player.id, request.body.fill));
  },

  async reveal({ request, player }, services) {
    await atTable(services, request, (id) => services.tables.reveal(id, player.id, request.body.salt));
  },
};
