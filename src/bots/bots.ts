import type { Level } from '../engine/record/record.ts';
import type { Bot } from './bot.ts';
import { courtePailleBots } from './courte-paille/bots.ts';
import type { AllBots } from './levels.ts';
import { str8EightBots } from './str8-eight/bots.ts';
import { strawBots } from './straw/bots.ts';

const BOTS: AllBots = { straw: strawBots, 'courte-paille': courtePailleBots, 'str8-eight': str8EightBots };

export function botOf(game: string, level: Level): Bot | undefined {
  const bots: Readonly<Record<string, Partial<Readonly<Record<Level, Bot>>>>> = BOTS;
  return bots[game]?.[level];
}
