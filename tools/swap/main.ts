import { isMainThread } from 'node:worker_threads';
import { perform } from '../../src/server/threads/perform.ts';
import { runDriver } from '../drivers/run.ts';
import { swap, TASKS } from './swap.ts';

if (isMainThread) await runDriver(swap);
else perform(TASKS);
