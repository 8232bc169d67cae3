import { str8EightBots } from '../../../bots/str8-eight/bots.ts';
import { str8Eight } from '../../../games/str8-eight/game.ts';
import type { Playable } from '../games-here.ts';

export const playable: Playable = { game: str8Eight, bots: str8EightBots };
