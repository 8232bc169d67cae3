import { FastChance } from '../engine/chance/fast.ts';
import type { Code } from '../engine/game.ts';
import type { Level } from '../engine/record/record.ts';
import { BOTS_STREAM, type Bot } from './bot.ts';

/** What a bot is told: its seat's view and moves, and nothing else, so that it can be asked on another thread. */
export interface Thought {
  readonly game: string;
  readonly level: Level;
  readonly view: unknown;
  readonly moves: readonly Code[];
  /** The seed of the bot's own luck. */
  readonly luck: Uint8Array;
}

export function answerOf(bot: Bot | undefined, { game, level, view, moves, luck }: Thought): Code {
  if (bot === undefined) throw new Error(`there is no ${level} bot for ${game}`);
  const chance = new FastChance(luck);
  chance.begin(BOTS_STREAM, 0);
  return bot.choose({ moves: Uint16Array.from(moves), count: moves.length, view: () => view }, chance);
}
