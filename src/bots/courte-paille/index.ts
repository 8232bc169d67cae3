import { courtePaille } from '../../games/courte-paille/game.ts';
import type { GameBots } from '../game-bots.ts';
import { courtePailleBots } from './bots.ts';
import { courtePailleGuide } from './guide.ts';
import { courtePailleLearnt } from './learnt.ts';

export const botsForCourtePaille: GameBots = {
  game: courtePaille,
  bots: courtePailleBots,
  guide: courtePailleGuide,
  learnt: courtePailleLearnt,
  shortMatch: {},
};
