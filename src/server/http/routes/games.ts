import { GAMES } from '../../../games/games.ts';
import { games } from '../../../protocol/people.ts';
import { gamesDescribed } from '../../../table/games-described.ts';
import type { App } from '../app.ts';
import { problems } from './params.ts';

const all = gamesDescribed(GAMES);

export function gamesRoute(app: App): void {
  app.get(
    '/api/games',
    { schema: { summary: 'Games, their options and bots, clocks and phrases', response: { 200: games, ...problems } } },
    async () => all,
  );
}
