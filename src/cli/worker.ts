import { perform } from '../server/threads/perform.ts';
import { JOBS } from './jobs.ts';

perform(JOBS);
