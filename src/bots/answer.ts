import { FastChance } from '../engine/chance/fast.ts';
import type { Code } from '../engine/game.ts';
import type { Options } from '../engine/options.ts';
import type { Level } from '../engine/record/record.ts';
import type { Seat } from '../engine/seats.ts';
import { BOTS_STREAM, type Bot, type Effort } from './bot.ts';

/** What a bot is told: its seat's view and moves, and nothing else, so that it can be asked on another thread. */
export interface BotRequest {
  readonly game: string;
  /** The version of its rules that the match is played by. */
  readonly rules: number;
  readonly level: Level;
  readonly seat: Seat;
  readonly seats: number;
  readonly options: Options;
  readonly view: unknown;
  readonly moves: readonly Code[];
  /** The seed of the bot's own luck. */
  readonly luck: Uint8Array;
  /** Absent: what the level takes by itself. */
  readonly effort?: Effort;
}

/** What a bot answers; with the iterations that it made, if it searched. */
export interface Thought {
  readonly code: Code;
  readonly effort?: number;
}

export function answerOf(bot: Bot | undefined, request: BotRequest): Thought {
  const { game, level, moves, view, luck, effort, ...asked } = request;
  if (bot === undefined) throw new Error(`there is no ${level} bot for ${game}`);
  const chance = new FastChance(luck);
  chance.begin(BOTS_STREAM, 0);
  const question = { ...asked, moves: Uint16Array.from(moves), count: moves.length, view: () => view };
  let made: number | undefined;
  const code = bot.choose(question, chance, effort, (iterations) => (made = iterations));
  return made === undefined ? { code } : { code, effort: made };
}
