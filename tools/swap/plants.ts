import type { AnyGame } from '../../src/engine/game.ts';
import { gameNamed, GAMES } from '../../src/games/games.ts';
import {
  foreseesTooMuch,
  hiddenSum,
  refusesTooFrankly,
  rustles,
  showsWatchers,
  tellsDraws,
} from '../../src/server/testing/faults.ts';

interface Plant {
  readonly says: string;
  /** Games that tell too much. */
  readonly games: readonly AnyGame[];
}

/** So rarely does a sum of hidden cards show. */
const RARELY = 101;

export const PLANTS: Readonly<Record<string, Plant>> = {
  'tells-draws': { says: 'everybody hears which card was drawn', games: [tellsDraws] },
  'shows-watchers': { says: 'watchers see more than players', games: [showsWatchers] },
  'refuses-too-frankly': { says: 'a refusal depends on the cards of others', games: [refusesTooFrankly] },
  'foresees-too-much': { says: 'what a move would bring depends on the cards of others', games: [foreseesTooMuch] },
  rustles: { says: 'whoever thinks again lets something happen', games: [rustles] },
  'tells-all': {
    says: 'events are told as they are',
    games: GAMES.map((game) => ({ ...game, project: (event) => event })),
  },
  'shows-rarely': {
    says: 'a view has a mark in it for few of all cards that others may hold',
    games: GAMES.map((game) => ({
      ...game,
      view: (state, viewer) => {
        const view = game.view(state, viewer) as object;
        return hiddenSum(state) % RARELY === 0 ? { ...view, mark: true } : view;
      },
    })),
  },
};

/** The game of that name, perhaps as somebody planted it. */
export function playedAs(id: string, plant: string | undefined): AnyGame | undefined {
  return plant === undefined ? gameNamed(id) : PLANTS[plant]!.games.find((game) => game.id === id);
}
