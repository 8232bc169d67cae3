import type { HintRequest } from '../../bots/analysis/advice.ts';
import type { MoveOption } from '../../bots/analysis/analysis.ts';
import { answerOf, type BotRequest } from '../../bots/answer.ts';
import type { Bot } from '../../bots/bot.ts';
import { random } from '../../bots/random.ts';
import { mediumStraw } from '../../bots/straw/medium.ts';
import type { AnyGame, Code } from '../../engine/game.ts';
import type { Level } from '../../engine/record/record.ts';
import { ABOUT as COURTE_PAILLE } from '../../games/courte-paille/about.ts';
import { ABOUT as STR8_EIGHT } from '../../games/str8-eight/about.ts';
import { straw } from '../../games/straw/game.ts';
import { pageProblem } from '../link/page-problems.ts';

export type Bots = Readonly<Partial<Record<Level, Bot>>>;

/** A game that can be played here: its rules, and the bots that come with them. */
export interface Playable {
  readonly game: AnyGame;
  readonly bots: Bots;
}

/** What there is to choose from. Nobody has to load rules to be told of them. */
export const ABOUT_GAMES = [straw, COURTE_PAILLE, STR8_EIGHT] as const;

type Loaders<T> = Readonly<Record<string, () => Promise<T>>>;

const GAMES: Loaders<Playable> = {
  'courte-paille': async () => (await import('./games/courte-paille.ts')).playable,
  'str8-eight': async () => (await import('./games/str8-eight.ts')).playable,
};

/** All bots of a game. Most play with the one that came with the rules, so that the others are loaded for whoever wants them. */
const ALL_BOTS: Loaders<Bots> = {
  straw: async () => (await import('../../bots/straw/bots.ts')).strawBots,
  'courte-paille': async () => (await import('../../bots/courte-paille/bots.ts')).courtePailleBots,
  'str8-eight': async () => (await import('../../bots/str8-eight/bots.ts')).str8EightBots,
};

/** The games whose rules are loaded: Straw, and each other one as soon as somebody comes to a table of it. */
export class GamesHere {
  readonly games: AnyGame[] = [straw];
  readonly #bots = new Map<string, Bots>([[straw.id, { random, medium: mediumStraw }]]);

  /**
   * Has to come before a table of this game is looked at, with the levels of the bots who sit there. A game that does not
   * exist is left to whoever asks for it.
   */
  async learn(id: string, levels: readonly Level[] = []): Promise<void> {
    if (!this.#bots.has(id) && Object.hasOwn(GAMES, id)) {
      const { game, bots } = await loaded(GAMES[id]!);
      // two may have waited for it
      if (!this.#bots.has(id)) {
        this.games.push(game);
        this.#bots.set(id, bots);
      }
    }
    const isMissing = levels.some((level) => this.#bots.get(id)?.[level] === undefined);
    if (isMissing && Object.hasOwn(ALL_BOTS, id)) this.#bots.set(id, await loaded(ALL_BOTS[id]!));
  }

  /** A hint. */
  async advise(hintRequest: HintRequest): Promise<MoveOption[]> {
    const { advised } = await this.insight();
    return advised(hintRequest, this.games);
  }

  insight(): Promise<typeof import('./insight.ts')> {
    return loaded(() => import('./insight.ts'));
  }

  async think(request: BotRequest): Promise<Code> {
    const { game, level } = request;
    await this.learn(game, [level]);
    return answerOf(this.#bots.get(game)?.[level], request);
  }
}

async function loaded<T>(load: () => Promise<T>): Promise<T> {
  return load().catch((error: unknown) => {
    throw pageProblem('not-loaded', String(error));
  });
}
