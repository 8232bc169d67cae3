import { courtePailleBots } from '../../../bots/courte-paille/bots.ts';
import { courtePaille } from '../../../games/courte-paille/game.ts';
import type { Playable } from '../games-here.ts';

export const playable: Playable = { game: courtePaille, bots: courtePailleBots };
