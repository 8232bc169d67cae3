import { answerOf, type BotRequest, type Thought } from './answer.ts';
import { botOf } from './bots.ts';

/** Asks whichever bot of all games it is. */
export function think(request: BotRequest): Thought {
  return answerOf(botOf(request.game, request.level), request);
}
