import { mediumStraw } from '../../../../bots/straw/medium.ts';
import { random } from '../../../../bots/random.ts';
import { straw } from '../../../../games/straw/game.ts';
import type { Playable } from '../../worker-game.ts';

export const playable: Playable = { game: straw, bots: { random, medium: mediumStraw } };
