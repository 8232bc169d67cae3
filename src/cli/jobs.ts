import { playArena, type ArenaJob, type ArenaPlayed } from './arena/matches.ts';
import { measure, type BenchJob, type Measured } from './bench/measure.ts';
import { simulateMatches, type SimulateJob, type Simulated } from './simulate/matches.ts';

export type Job = SimulateJob | ArenaJob | BenchJob;

export type Result<J extends Job> = J extends SimulateJob ? Simulated : J extends ArenaJob ? ArenaPlayed : Measured;

/** The work that is done off the main thread. */
export function perform(job: Job): Simulated | ArenaPlayed | Measured {
  if (job.kind === 'simulate') return simulateMatches(job);
  return job.kind === 'arena' ? playArena(job) : measure(job);
}
