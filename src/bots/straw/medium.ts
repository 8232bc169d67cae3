import type { StrawView } from '../../games/straw/view.ts';
import type { Bot } from '../bot.ts';

export const mediumStraw: Bot<StrawView> = {
  choose: ({ moves, count }, luck) => moves[luck.below(count)]!,
};
