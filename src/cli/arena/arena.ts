import { numberFlag, textFlag, type Args } from '../args.ts';
import { Keeping } from './keeping.ts';
import { Meeting } from './meeting.ts';
import { playMeetings } from './play.ts';
import { drawing } from './plot.ts';
import { boutsOf, MATCHES, readField, type Field } from './read.ts';
import { reportJson, reportText, type Report } from './report.ts';
import type { Command } from '../command.ts';
import { SafeFile } from '../files.ts';
import { CORES } from '../pool.ts';
import { Progress } from '../progress.ts';
import { onStop } from '../signals.ts';
import { GAME_WORD, STRENGTHS, TABLE_FLAGS } from '../table.ts';

const MINUTE = 60_000;

export const arena: Command = {
  name: 'arena',
  words: GAME_WORD,
  says:
    'Finds out which bots are stronger. Every deal is played once from each seat, by two bots that share the table, and counts as one; ' +
    'three or more bots meet in pairs and get ratings. A pair stops as soon as the question is decided at 99 %. ' +
    'A bot is a level (medium), a searching level with iterations (hard:400: the same seed gives the same matches) or with ' +
    'milliseconds (hard:50ms), or search:400, a search without networks, or cheat:400, the same with all cards seen, or network, which plays at a glance.',
  flags: {
    ...TABLE_FLAGS,
    bots: { value: 'LIST', says: `who plays, such as hard:400,medium. ${STRENGTHS}` },
    together: { says: 'seats all bots at one table, one on each seat' },
    matches: { value: 'N', says: `how many each pair plays at most, rounded up to whole deals (${MATCHES})` },
    minutes: { value: 'N', says: 'stops after so many minutes' },
    all: { says: 'plays all matches, also when the question is decided' },
    seed: { value: 'TEXT', says: 'what all chance follows from (1)' },
    state: { value: 'FILE', says: 'keeps there what was found, and goes on from there if it was stopped' },
    times: {
      value: 'LIST',
      says: 'lets the one bot of --bots think for each of these milliseconds, such as 10,30,100,300',
    },
    against: { value: 'BOT', says: 'whom it then plays against (medium)' },
    plot: { value: 'FILE', says: 'draws strength over the --times as SVG' },
    cores: { value: 'N', says: 'how many cores to use (all)' },
    json: { says: 'prints the result as JSON' },
  },
  run,
};

async function run(args: Args): Promise<number> {
  const field = readField(args);
  const cores = numberFlag(args, 'cores', { min: 1, max: 256, byDefault: CORES });
  const minutes = numberFlag(args, 'minutes', { min: 0.01, max: 100_000, byDefault: Infinity, fraction: true });
  const path = textFlag(args, 'plot');
  const plot = path === undefined ? undefined : await SafeFile.at(path);
  const keeping = new Keeping(textFlag(args, 'state'));
  const meetings = keeping.read(boutsOf(field)).map((kept) => new Meeting(kept, field));
  const show = (report: Report): void =>
    console.log(args.flags['json'] === true ? reportJson(report) : reportText(report));
  try {
    await plot?.begin();
    const isStopped = await play(field, meetings, {
      keeping,
      cores,
      until: performance.now() + minutes * MINUTE,
      show,
      plot,
    });
    await plot?.write(drawing(field, meetings));
    await plot?.keep();
    show({ field, meetings, isStopped });
  } finally {
    await plot?.drop();
  }
  return 0;
}

interface Around {
  readonly keeping: Keeping;
  readonly cores: number;
  readonly until: number;
  readonly show: (report: Report) => void;
  readonly plot: SafeFile | undefined;
}

/** Whether time was over before all was played. Whoever stops it gets what was found so far. */
async function play(
  field: Field,
  meetings: readonly Meeting[],
  { keeping, cores, until, show, plot }: Around,
): Promise<boolean> {
  const all = meetings.reduce((sum, { most }) => sum + most, 0);
  const progress = new Progress(all, 'matches');
  const kept = (): Meeting['kept'][] => meetings.map((meeting) => meeting.kept);
  keeping.save(kept());
  const goOn = onStop(() => {
    progress.clear();
    keeping.save(kept());
    plot?.dropNow();
    show({ field, meetings, isStopped: true });
  });
  try {
    await playMeetings(
      meetings,
      () => (performance.now() < until ? meetings : []),
      cores,
      () => {
        progress.show(meetings.reduce((sum, { done }) => sum + done, 0));
        keeping.saveSometimes(kept);
      },
    );
  } finally {
    progress.clear();
    goOn();
  }
  keeping.save(kept());
  return meetings.some(({ isDone }) => !isDone);
}
