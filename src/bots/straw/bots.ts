import { straw } from '../../games/straw/game.ts';
import { foreseeing } from '../foresight/foreseeing.ts';
import type { BotsByLevel } from '../game-bots.ts';
import { random } from '../random.ts';
import { HARD, MASTER } from '../search/efforts.ts';
import { easyStraw } from './easy.ts';
import { strawGuide } from './guide.ts';
import { strawInsight } from './insight.ts';
import { strawLearnt } from './learnt.ts';
import { mediumStraw } from './medium.ts';

const foreseen = { game: straw, guide: strawGuide, insight: strawInsight, learnt: strawLearnt };

export const strawBots: BotsByLevel = {
  random,
  easy: easyStraw,
  medium: mediumStraw,
  hard: foreseeing(foreseen, HARD),
  master: foreseeing(foreseen, MASTER),
};
