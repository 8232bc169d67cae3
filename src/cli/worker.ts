import { parentPort } from 'node:worker_threads';
import { perform, type Job } from './jobs.ts';

parentPort?.on('message', (job: Job) => parentPort?.postMessage(perform(job)));
