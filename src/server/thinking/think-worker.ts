import { advise } from '../../bots/advise.ts';
import { think } from '../../bots/think.ts';
import { perform } from '../threads/perform.ts';

const TASKS = { think, advise };
export type ThinkTasks = typeof TASKS;

perform(TASKS);
