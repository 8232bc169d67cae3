import type { BotsOf } from '../levels.ts';
import { random } from '../random.ts';
import { mediumStr8Eight } from './medium.ts';

export const str8EightBots: BotsOf<'str8-eight'> = { random, medium: mediumStr8Eight };
