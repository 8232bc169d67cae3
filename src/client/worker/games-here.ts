import { answerOf, type Thought } from '../../bots/answer.ts';
import type { AllBots } from '../../bots/levels.ts';
import { strawBots } from '../../bots/straw/bots.ts';
import type { Bot } from '../../bots/bot.ts';
import type { AnyGame, Code } from '../../engine/game.ts';
import type { Level } from '../../engine/record/record.ts';
import { straw } from '../../games/straw/game.ts';

/** What the page can show and so can be played in it. What nobody could play is not loaded. */
export const GAMES_HERE: readonly AnyGame[] = [straw];

const BOTS_HERE = { straw: strawBots } satisfies Partial<AllBots>;

export function thinkHere(thought: Thought): Code {
  const bots: Readonly<Record<string, Partial<Readonly<Record<Level, Bot>>>>> = BOTS_HERE;
  return answerOf(bots[thought.game]?.[thought.level], thought);
}
