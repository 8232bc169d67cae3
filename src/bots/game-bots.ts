import type { AnyGame } from '../engine/game.ts';
import type { Level } from '../engine/record/record.ts';
import type { Bot } from './bot.ts';
import type { Learnt } from './network/learnt.ts';
import type { Guide } from './search/guide.ts';

export type BotsByLevel = Readonly<Record<Level, Bot>>;

/** All that bots, hints, analyses and the arena need of a game. */
export interface GameBots {
  readonly game: AnyGame;
  readonly bots: BotsByLevel;
  /** What a search is told of the game beyond its rules. */
  readonly guide: Guide;
  /** What its networks are told, and what they have learnt. */
  readonly learnt: Learnt;
  /** Options that a match is short with, where strength is measured; the game's own where there are none. */
  readonly shortMatch: Readonly<Record<string, unknown>>;
}
