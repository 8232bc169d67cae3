import type { Bot } from './bot.ts';

/** Any legal move, each as likely as the others. */
export const random: Bot = {
  choose: ({ moves, count }, luck) => moves[luck.below(count)]!,
};
