import { mediumCourtePaille } from '../../../../bots/courte-paille/medium.ts';
import { random } from '../../../../bots/random.ts';
import { courtePaille } from '../../../../games/courte-paille/game.ts';
import type { Playable } from '../../worker-game.ts';

export const playable: Playable = { game: courtePaille, bots: { random, medium: mediumCourtePaille } };
