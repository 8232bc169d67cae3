import { bare, serveBare, type Bare } from './bare.ts';
import { crowd, watch, type Crowd, type Watch } from './idle.ts';
import { play, type Play } from './play.ts';
import { siege, type Siege } from './siege.ts';
import type { Where } from './wire.ts';

/** What a process beside the one that measures is told to do. */
export type Job =
  | Play
  | Bare
  | Watch
  | Crowd
  | (Siege & Where)
  | { readonly kind: 'serve-bare'; readonly folder: string };

/** The first word to a program that is to make traffic; the job is the second. */
export const ROLE = 'traffic';

/** Does the job of another process, if that is what this one was started for. */
export async function playRole(): Promise<void> {
  const [, , role, job] = process.argv;
  if (role !== ROLE) return;
  const report = await perform(JSON.parse(job!) as Job);
  tell(report ?? null);
  process.exit(0);
}

async function perform(job: Job): Promise<unknown> {
  switch (job.kind) {
    case 'play':
      return play(job, tell);
    case 'bare':
      return bare(job);
    case 'watch':
      return watch(job, tell);
    case 'crowd':
      return void (await crowd(job));
    case 'siege':
      return siege(job);
    case 'serve-bare':
      tell(await serveBare(job.folder));
      return new Promise(() => undefined);
  }
}

function tell(what: unknown): void {
  process.stdout.write(`${JSON.stringify(what)}\n`);
}
