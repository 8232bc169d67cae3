import { measure, type BenchJob, type Measured } from './bench/measure.ts';
import { simulateMatches, type SimulateJob, type Simulated } from './simulate/matches.ts';

export type Job = SimulateJob | BenchJob;

export type Result<J extends Job> = J extends SimulateJob ? Simulated : Measured;

/** The work that is done off the main thread. */
export function perform(job: Job): Simulated | Measured {
  return job.kind === 'simulate' ? simulateMatches(job) : measure(job);
}
