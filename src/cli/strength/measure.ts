import type { Meeting } from '../arena/meeting.ts';
import { playMeetings } from '../arena/play.ts';
import { verdict } from '../arena/report.ts';
import { thousands } from '../figures.ts';
import { Progress } from '../progress.ts';
import { dealsWithin } from './deals.ts';
import type { Estimate } from './estimate.ts';
import type { Study } from './study.ts';
import { timesOf } from './timing.ts';

export interface Around {
  readonly seed: string;
  readonly cores: number;
  /** After each piece of work. */
  readonly tell: () => void;
}

/** The part of a time that is for deciding; the rest is for estimating. */
const FOR_DECIDING = 0.2;
/** And of the rest that for finding out how long a match takes. */
const FOR_TIMING = 0.3;
/** What is planned to take less than the time that there is: matches are of different lengths, and machines have other things to do. */
const PLANNED = 0.85;
/** What is left of the time is worth starting again for. */
const WORTHWHILE = 0.02;

/** One place after the other, each with its part of the time: code that has seen one game only is quicker. What is left goes to what is still open. */
export async function measure(studies: readonly Study[], ms: number, around: Around): Promise<void> {
  const until = performance.now() + ms;
  for (let round = 0; round < 2 && until - performance.now() > WORTHWHILE * ms; round++) {
    let open = studies.filter(isOpen);
    for (; open.length > 0; open = open.slice(1)) {
      const now = performance.now();
      const part = weightOf(open[0]!) / open.reduce((sum, study) => sum + weightOf(study), 0);
      await measureOne(open[0]!, now + (until - now) * part, around);
    }
  }
}

function isOpen({ ladder, estimates }: Study): boolean {
  return ladder.some(({ isDone }) => !isDone) || hasOpenEstimates({ estimates });
}

function hasOpenEstimates({ estimates }: Pick<Study, 'estimates'>): boolean {
  return estimates.some(({ deals, isOpen }) => deals === undefined || isOpen);
}

function weightOf({ estimates }: Study): number {
  return estimates.reduce((sum, { weight }) => sum + weight, 0);
}

async function measureOne(study: Study, until: number, around: Around): Promise<void> {
  const from = performance.now();
  const forDeciding = hasOpenEstimates(study) ? FOR_DECIDING : 1;
  await decide(study, from + forDeciding * (until - from), around);
  await fix(study, until, around);
  await estimate(study, until, around);
}

/** Plays each level against the one below it until it is decided which is stronger. */
async function decide({ place, ladder }: Study, until: number, around: Around): Promise<void> {
  await play(ladder, until, around);
  for (const { bout, standing } of ladder)
    say(place, `${bout.bots.join(' – ')}: ${verdict(bout.bots, standing)} after ${thousands(standing.deals)} deals`);
}

/** Fixes how many deals each estimate is to have, from how long they take and from nothing else. Who gets none now may get some when time is left. */
async function fix({ place, estimates }: Study, until: number, around: Around): Promise<void> {
  const unfixed = estimates.filter(({ deals }) => deals === undefined);
  const now = performance.now();
  const meetings = unfixed.map(({ meeting }) => meeting);
  const times = await timesOf(meetings, now + FOR_TIMING * (until - now), around);
  const timed = unfixed.flatMap((one, i) =>
    times[i] === undefined ? [] : [{ one, ms: times[i] * one.matchesOfDeal }],
  );
  const wants = timed.map(({ one: { weight }, ms }) => ({ weight, ms }));
  const budget = Math.max(0, PLANNED * (until - performance.now()) * around.cores);
  for (const [i, deals] of dealsWithin(budget, wants).entries()) {
    if (deals === 0) continue;
    const { one } = timed[i]!;
    one.fix(deals);
    say(place, `${one.meeting.bout.bots.join(' – ')}: ${thousands(deals)} deals are fixed`);
  }
  around.tell();
}

/** The field before the rest, for it is what people are shown. */
async function estimate({ place, estimates }: Study, until: number, around: Around): Promise<void> {
  const open = estimates.filter(({ isOpen }) => isOpen);
  const isOfField = ({ parts }: Estimate): boolean => parts.includes('field');
  for (const some of [open.filter(isOfField), open.filter((one) => !isOfField(one))])
    await play(
      some.map(({ meeting }) => meeting),
      until,
      around,
    );
  const done = open.filter(({ isOpen }) => !isOpen).length;
  say(place, `${done} of ${open.length} estimates are done`);
}

/** Whatever would not be back in time is not begun: a piece of work may have to wait for one other. */
async function play(meetings: readonly Meeting[], until: number, { cores, tell }: Around): Promise<void> {
  const progress = new Progress(0, 'matches');
  const matches = (): number => meetings.reduce((sum, { played }) => sum + played, 0);
  const began = matches();
  const inTime = ({ msOfMatch, isDone }: Meeting): boolean => !isDone && performance.now() + 2 * msOfMatch < until;
  await playMeetings(
    meetings,
    () => meetings.filter(inTime),
    cores,
    () => {
      progress.show(matches() - began);
      tell();
    },
  );
  progress.clear();
}

function say({ game, players }: Study['place'], text: string): void {
  console.error(`${game}, ${players} players: ${text}`);
}
