import type { Code } from '../engine/game.ts';
import { answerOf, type BotRequest } from './answer.ts';
import { botOf } from './bots.ts';

/** Asks whichever bot of all games it is. */
export function think(request: BotRequest): Code {
  return answerOf(botOf(request.game, request.level), request);
}
