import { str8Eight } from '../../games/str8-eight/game.ts';
import type { BotsByLevel } from '../game-bots.ts';
import { random } from '../random.ts';
import { HARD, MASTER } from '../search/efforts.ts';
import { searching } from '../search/searching.ts';
import { easyStr8Eight } from './easy.ts';
import { str8EightGuide } from './guide.ts';
import { mediumStr8Eight } from './medium.ts';

export const str8EightBots: BotsByLevel = {
  random,
  easy: easyStr8Eight,
  medium: mediumStr8Eight,
  hard: searching(str8Eight, str8EightGuide, HARD),
  master: searching(str8Eight, str8EightGuide, MASTER),
};
