import { courtePaille } from '../../games/courte-paille/game.ts';
import type { BotsByLevel } from '../game-bots.ts';
import { random } from '../random.ts';
import { HARD, MASTER } from '../search/efforts.ts';
import { searching } from '../search/searching.ts';
import { easyCourtePaille } from './easy.ts';
import { courtePailleGuide, farsightedGuide } from './guide.ts';
import { mediumCourtePaille } from './medium.ts';

export const courtePailleBots: BotsByLevel = {
  random,
  easy: easyCourtePaille,
  medium: mediumCourtePaille,
  hard: searching(courtePaille, courtePailleGuide, HARD),
  master: searching(courtePaille, farsightedGuide, MASTER),
};
