import { courtePaille } from '../../games/courte-paille/game.ts';
import { foreseeing } from '../foresight/foreseeing.ts';
import type { BotsByLevel } from '../game-bots.ts';
import { random } from '../random.ts';
import { HARD, MASTER } from '../search/efforts.ts';
import { easyCourtePaille } from './easy.ts';
import { courtePailleGuide } from './guide.ts';
import { courtePailleInsight } from './insight.ts';
import { courtePailleLearnt } from './learnt.ts';
import { mediumCourtePaille } from './medium.ts';

const foreseen = {
  game: courtePaille,
  guide: courtePailleGuide,
  insight: courtePailleInsight,
  learnt: courtePailleLearnt,
};

export const courtePailleBots: BotsByLevel = {
  random,
  easy: easyCourtePaille,
  medium: mediumCourtePaille,
  hard: foreseeing(foreseen, HARD),
  master: foreseeing(foreseen, MASTER),
};
