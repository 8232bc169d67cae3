import { str8Eight } from '../../games/str8-eight/game.ts';
import type { GameBots } from '../game-bots.ts';
import { str8EightBots } from './bots.ts';
import { str8EightGuide } from './guide.ts';
import { str8EightLearnt } from './learnt.ts';

export const botsForStr8Eight: GameBots = {
  game: str8Eight,
  bots: str8EightBots,
  guide: str8EightGuide,
  learnt: str8EightLearnt,
  shortMatch: { target: 100 },
};
