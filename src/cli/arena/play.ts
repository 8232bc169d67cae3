import { inOrder } from '../pool.ts';
import type { ArenaJob } from './matches.ts';
import type { Meeting } from './meeting.ts';

/** What is played next: the numbers of meetings, or of none of them if time is over. */
export type Plan = () => readonly Meeting[];

/** Plays meetings side by side, each with as much of the time as the others, as long as the plan names some. */
export async function playMeetings(
  meetings: readonly Meeting[],
  plan: Plan,
  cores: number,
  tell: () => void,
): Promise<void> {
  for await (const { number, parts, ms } of inOrder('arena', jobsOf(meetings, plan), cores)) {
    meetings[number]!.take(parts, ms);
    tell();
  }
}

function* jobsOf(meetings: readonly Meeting[], plan: Plan): Generator<ArenaJob> {
  for (;;) {
    const next = leastPlayed(plan());
    if (next === undefined) return;
    yield { bout: next.bout, number: meetings.indexOf(next), ...next.give() };
  }
}

function leastPlayed(meetings: readonly Meeting[]): Meeting | undefined {
  return meetings
    .filter((meeting) => !meeting.isAllGiven)
    .reduce<Meeting | undefined>(
      (least, one) => (least !== undefined && least.expectedMs <= one.expectedMs ? least : one),
      undefined,
    );
}
