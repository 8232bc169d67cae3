import { answerOf, type Thought } from '../../bots/answer.ts';
import type { Bot } from '../../bots/bot.ts';
import { strawBots } from '../../bots/straw/bots.ts';
import type { AnyGame, Code } from '../../engine/game.ts';
import type { Level } from '../../engine/record/record.ts';
import { ABOUT as COURTE_PAILLE } from '../../games/courte-paille/about.ts';
import { ABOUT as STR8_EIGHT } from '../../games/str8-eight/about.ts';
import { straw } from '../../games/straw/game.ts';
import { linkError } from './problem.ts';

/** A game that can be played here: its rules and its bots. */
export interface Playable {
  readonly game: AnyGame;
  readonly bots: Readonly<Partial<Record<Level, Bot>>>;
}

/** What there is to choose from. Nobody has to load rules to be told of them. */
export const ABOUT_GAMES = [straw, COURTE_PAILLE, STR8_EIGHT] as const;

type Loaders = Readonly<Record<string, () => Promise<{ readonly playable: Playable }>>>;

const LOADERS: Loaders = {
  'courte-paille': () => import('./games/courte-paille.ts'),
  'str8-eight': () => import('./games/str8-eight.ts'),
};

/** The games whose rules are loaded: Straw, and each other one as soon as somebody comes to a table of it. */
export class GamesHere {
  readonly games: AnyGame[] = [straw];
  readonly #bots = new Map<string, Playable['bots']>([[straw.id, strawBots]]);

  /** Has to come before a table of this game is looked at. A game that does not exist is left to whoever asks for it. */
  async learn(id: string): Promise<void> {
    if (this.#bots.has(id) || !Object.hasOwn(LOADERS, id)) return;
    const { playable } = await LOADERS[id]!().catch((error: unknown) => {
      throw linkError('not-loaded', String(error));
    });
    // two may have waited for it
    if (this.#bots.has(id)) return;
    this.games.push(playable.game);
    this.#bots.set(id, playable.bots);
  }

  think(thought: Thought): Code {
    return answerOf(this.#bots.get(thought.game)?.[thought.level], thought);
  }
}
