import { straw } from '../../games/straw/game.ts';
import type { GameBots } from '../game-bots.ts';
import { strawBots } from './bots.ts';
import { strawGuide } from './guide.ts';
import { strawLearnt } from './learnt.ts';

export const botsForStraw: GameBots = {
  game: straw,
  bots: strawBots,
  guide: strawGuide,
  learnt: strawLearnt,
  shortMatch: {},
};
