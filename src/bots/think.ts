import type { Code } from '../engine/game.ts';
import { answerOf, type Thought } from './answer.ts';
import { botOf } from './bots.ts';

/** Asks whichever bot of all games it is. */
export function think(thought: Thought): Code {
  return answerOf(botOf(thought.game, thought.level), thought);
}
