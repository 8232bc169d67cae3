import { str8Eight } from '../../games/str8-eight/game.ts';
import { foreseeing } from '../foresight/foreseeing.ts';
import type { BotsByLevel } from '../game-bots.ts';
import { random } from '../random.ts';
import { HARD, MASTER } from '../search/efforts.ts';
import { easyStr8Eight } from './easy.ts';
import { str8EightGuide } from './guide.ts';
import { str8EightInsight } from './insight.ts';
import { str8EightLearnt } from './learnt.ts';
import { mediumStr8Eight } from './medium.ts';

const foreseen = { game: str8Eight, guide: str8EightGuide, insight: str8EightInsight, learnt: str8EightLearnt };

export const str8EightBots: BotsByLevel = {
  random,
  easy: easyStr8Eight,
  medium: mediumStr8Eight,
  hard: foreseeing(foreseen, HARD),
  master: foreseeing(foreseen, MASTER),
};
