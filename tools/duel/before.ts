import type { Bot, Effort } from '../../src/bots/bot.ts';
import type { Level } from '../../src/engine/record/record.ts';
import { isLevel, readSpec } from '../../src/bots/spec.ts';

/** A bot so named is one of the earlier version. */
export const BEFORE = 'before:';

/** What a duel needs of the earlier version: its bots, which were asked as those of today are. */
export interface Before {
  botOf(game: string, level: Level): Bot | undefined;
}

/** The bot of the earlier version, if this names one: `before:hard:500`. */
export function botBefore(before: Before, game: string, text: string): Bot | undefined {
  if (!text.startsWith(BEFORE)) return undefined;
  const read = readSpec(game, text.slice(BEFORE.length));
  if (!('spec' in read) || !isLevel(read.spec)) throw new Error(`there was no ${text}`);
  const { kind, effort } = read.spec;
  const bot = before.botOf(game, kind)!;
  return effort === undefined ? bot : thinking(bot, effort);
}

function thinking(bot: Bot, effort: Effort): Bot {
  return { choose: (question, luck) => bot.choose(question, luck, effort) };
}
