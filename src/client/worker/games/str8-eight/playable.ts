import { mediumStr8Eight } from '../../../../bots/str8-eight/medium.ts';
import { random } from '../../../../bots/random.ts';
import { str8Eight } from '../../../../games/str8-eight/game.ts';
import type { Playable } from '../../worker-game.ts';

export const playable: Playable = { game: str8Eight, bots: { random, medium: mediumStr8Eight } };
