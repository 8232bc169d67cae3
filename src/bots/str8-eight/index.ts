import { str8Eight } from '../../games/str8-eight/game.ts';
import type { GameBots } from '../game-bots.ts';
import { str8EightBots } from './bots.ts';
import { str8EightGuide } from './guide.ts';

export const botsForStr8Eight: GameBots = {
  game: str8Eight,
  bots: str8EightBots,
  guide: str8EightGuide,
  shortMatch: { target: 100 },
};
