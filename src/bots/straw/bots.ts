import type { BotsOf } from '../levels.ts';
import { random } from '../random.ts';
import { mediumStraw } from './medium.ts';

export const strawBots: BotsOf<'straw'> = { random, medium: mediumStraw };
