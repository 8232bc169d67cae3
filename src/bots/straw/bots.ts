import { straw } from '../../games/straw/game.ts';
import type { BotsByLevel } from '../game-bots.ts';
import { random } from '../random.ts';
import { HARD, MASTER } from '../search/efforts.ts';
import { searching } from '../search/searching.ts';
import { easyStraw } from './easy.ts';
import { strawGuide } from './guide.ts';
import { mediumStraw } from './medium.ts';

export const strawBots: BotsByLevel = {
  random,
  easy: easyStraw,
  medium: mediumStraw,
  hard: searching(straw, strawGuide, HARD),
  master: searching(straw, strawGuide, MASTER),
};
