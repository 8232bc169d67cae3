import type { Bot } from '../../bots/bot.ts';
import type { Guide } from '../../bots/search/guide.ts';
import type { AnyGame, GameAbout } from '../../engine/game.ts';
import type { Level } from '../../engine/record/record.ts';

export type Bots = Readonly<Partial<Record<Level, Bot>>>;

/** A game that can be played here: its rules, and the bots that come with them. */
export interface Playable {
  readonly game: AnyGame;
  readonly bots: Bots;
}

/** A game as the worker knows it: what is told of it, and what is loaded when somebody needs it. */
export interface WorkerGame {
  readonly about: GameAbout;
  playable(): Promise<Playable>;
  /** All of them. Most play with the one that came with the rules, so that the others are loaded for whoever wants them. */
  bots(): Promise<Bots>;
  /** For hints and for looking back. */
  guide(): Promise<Guide>;
}
