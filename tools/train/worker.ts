import { perform } from '../../src/server/threads/perform.ts';
import { learn } from './school.ts';

const TASKS = { learn };
export type TrainTasks = typeof TASKS;

perform(TASKS);
