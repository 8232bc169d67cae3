import type { BotsOf } from '../levels.ts';
import { random } from '../random.ts';
import { mediumCourtePaille } from './medium.ts';

export const courtePailleBots: BotsOf<'courte-paille'> = { random, medium: mediumCourtePaille };
