import { advise } from '../../bots/advise.ts';
import { giveWay, STEPS_BACK } from '../threads/give-way.ts';
import { perform } from '../threads/perform.ts';

giveWay(STEPS_BACK.hints);

const TASKS = { advise };
export type AdviceTasks = typeof TASKS;

perform(TASKS);
