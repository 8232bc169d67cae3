import { workerData } from 'node:worker_threads';
import { think } from '../../bots/think.ts';
import { giveWay, STEPS_BACK } from '../threads/give-way.ts';
import { perform } from '../threads/perform.ts';
import type { ThinkLane } from './thinker.ts';

if ((workerData as ThinkLane) === 'searches') giveWay(STEPS_BACK.searches);

const TASKS = { think };
export type ThinkTasks = typeof TASKS;

perform(TASKS);
