import { GAMES } from '../../../games/games.ts';
import type { TABLES } from '../../../protocol/api/tables.ts';
import type { Snapshot } from '../../../protocol/table.ts';
import { gamesDescribed } from '../../../table/games-described.ts';
import { listedOf } from '../../../table/store/listed.ts';
import { atTable, type HandlersOf } from '../handler.ts';
import { okOf } from '../problem.ts';

const games = gamesDescribed(GAMES);

export const tables: HandlersOf<keyof typeof TABLES> = {
  games: async () => games,

  lobby: async (_, services) => ({ tables: (await services.tables.lobby()).map(listedOf) }),

  async open({ request, reply }, services) {
    services.limits.making(request);
    const player = await services.identity.someone(request, reply);
    const open = async (): Promise<Snapshot> => okOf(await services.tables.open(player, request.body));
    return services.quotas.opening(request, player.id, open);
  },

  async look({ request, reply }, services) {
    const player = await services.identity.who(request, reply);
    return atTable(services, request, (id) => services.tables.look(id, player?.id));
  },

  async sit({ request, reply }, services) {
    // nobody becomes known for a table that is not there
    await atTable(services, request, (id) => services.tables.look(id, undefined));
    const player = await services.identity.someone(request, reply);
    const { you } = await atTable(services, request, (id) => services.tables.look(id, player.id));
    const sit = (): Promise<unknown> =>
      atTable(services, request, (id) => services.tables.sit(id, player, request.body));
    await (you === null ? services.quotas.sitting(player.id, sit) : sit());
    return atTable(services, request, (id) => services.tables.look(id, player.id));
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
