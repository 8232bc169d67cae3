import type { HintRequest } from '../../bots/analysis/advice.ts';
import type { MoveOption } from '../../bots/analysis/analysis.ts';
import { answerOf, type BotRequest, type Thought } from '../../bots/answer.ts';
import type { AnyGame } from '../../engine/game.ts';
import type { Level } from '../../engine/record/record.ts';
import { everyVersionOf } from '../../engine/versions.ts';
import { gameNamed } from './games/games.ts';
import { loaded } from './loaded.ts';
import type { Bots } from './worker-game.ts';

/** The games whose rules are loaded: each as soon as somebody comes to a table of it. */
export class LoadedGames {
  readonly games: AnyGame[] = [];
  readonly #bots = new Map<string, Bots>();

  /**
   * Has to come before a table of this game is looked at, with the levels of the bots who sit there. A game that does not
   * exist is left to whoever asks for it.
   */
  async load(id: string, levels: readonly Level[] = []): Promise<void> {
    const known = gameNamed(id);
    if (known === undefined) return;
    if (!this.#bots.has(id)) {
      const { game, bots } = await loaded(known.playable);
      // two may have waited for it
      if (!this.#bots.has(id)) {
        this.games.push(...everyVersionOf([game]));
        this.#bots.set(id, bots);
      }
    }
    const isMissing = levels.some((level) => this.#bots.get(id)?.[level] === undefined);
    if (isMissing) this.#bots.set(id, await loaded(known.bots));
  }

  /** A hint. */
  async advise(hintRequest: HintRequest): Promise<MoveOption[]> {
    const { advised } = await this.insight();
    return advised(hintRequest, this.games);
  }

  insight(): Promise<typeof import('./insight.ts')> {
    return loaded(() => import('./insight.ts'));
  }

  async think(request: BotRequest): Promise<Thought> {
    const { game, level } = request;
    await this.load(game, [level]);
    return answerOf(this.#bots.get(game)?.[level], request);
  }
}
