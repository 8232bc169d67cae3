import type { Bot } from './bot.ts';

/** By number of players: how many of a hundred decisions. */
export type Share = Readonly<Record<number, number>>;

/** Who plays in one way, and of a hundred decisions so many in another. */
export function nowAndThen<View>(usual: Bot<View>, other: Bot<View>, share: Share): Bot<View> {
  return {
    choose(question, luck) {
      const bot = luck.below(100) < (share[question.seats] ?? 0) ? other : usual;
      return bot.choose(question, luck);
    },
  };
}
