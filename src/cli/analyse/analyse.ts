import { analyse as analysing, refuseAnalysis, TRIES, type Judgement } from '../../bots/analysis/analyse.ts';
import type { Analysis } from '../../bots/analysis/analysis.ts';
import { botsOf } from '../../bots/bots.ts';
import type { Setup } from '../../engine/match.ts';
import type { Fault } from '../../engine/record/fault.ts';
import { readRecord } from '../../engine/record/read.ts';
import type { RecordedMove } from '../../engine/record/record.ts';
import { readSetup } from '../../engine/record/setup.ts';
import { VERSIONS } from '../../games/games.ts';
import { Players } from './players.ts';
import { reportOf } from './report.ts';
import { Failure, numberFlag, onlyWord, UsageError, type Args } from '../args.ts';
import type { Command } from '../command.ts';
import { isTooLong, linesOf, type Line } from '../lines.ts';
import { MATCH_FLAG, matchIn } from '../match-in.ts';
import { Progress } from '../progress.ts';
import { screenOf } from '../games/games.ts';
import { styleFor } from '../screen/style.ts';

const EFFORT = { min: 20, max: 1_000_000, byDefault: TRIES };

export const analyse: Command = {
  name: 'analyse',
  words: 'RECORD',
  says:
    'Looks at a recorded match afterwards: what each decision was worth by what its player could know, which moves were costly, ' +
    'how the chances to win went, and how much of the result was luck and how much decisions. The same record and effort give the same answer. ' +
    'With --all, what luck and decisions made on average in all matches of the file.',
  flags: {
    ...MATCH_FLAG,
    effort: { value: 'N', says: `how often each decision is played on for a try; more is slower and surer (${TRIES})` },
    glance: {
      says: 'weighs moves by what the networks say at a glance, and tries none: takes a hundredth of a second or a few',
    },
    all: { says: 'looks at all matches, and tells averages for each level or person; best with --glance' },
    json: { says: 'prints all that was found as JSON' },
  },
  run,
};

/** How moves are to be weighed. */
interface Wish {
  readonly tries: number;
  readonly atAGlance: boolean;
}

interface Match {
  readonly setup: Setup;
  readonly moves: readonly RecordedMove[];
}

async function run(args: Args): Promise<number> {
  const path = onlyWord(args, 'RECORD');
  const wish: Wish = { tries: numberFlag(args, 'effort', EFFORT), atAGlance: args.flags['glance'] === true };
  if (args.flags['all'] === true) return allOf(path, wish, args);
  const line = await matchIn(path, args);
  const match = readMatch(line);
  if ('fault' in match) throw new Failure(`${path}, line ${line.number}: ${wordsFor(match.fault)}`);
  const progress = new Progress(match.moves.length, 'moves');
  const analysis = looked(match, wish, (share) => progress.show(share * match.moves.length));
  progress.clear();
  const { setup } = match;
  console.log(
    args.flags['json'] === true
      ? JSON.stringify(analysis)
      : reportOf(analysis, setup, screenOf(setup.game.id).title, styleFor(process.stdout)).join('\n'),
  );
  return 0;
}

function readMatch(line: Line): Match | { readonly fault: Fault } {
  if (isTooLong(line)) return { fault: { path: '', says: 'is too long to be one match' } };
  const record = readRecord(line.text);
  if ('fault' in record) return record;
  const setup = readSetup(record.ok, VERSIONS);
  if ('fault' in setup) return setup;
  const { moves } = record.ok;
  const fault = refuseAnalysis(setup.ok, moves);
  return fault === undefined ? { setup: setup.ok, moves } : { fault };
}

function wordsFor({ path, says }: Fault): string {
  return `${path === '' ? 'the record' : path} ${says}`;
}

function looked({ setup, moves }: Match, wish: Wish, tell: (share: number) => void = () => undefined): Analysis {
  const course = analysing(setup, moves, judgementFor(setup, wish));
  for (;;) {
    const step = course.next();
    if (step.done === true) return step.value;
    tell(step.value);
  }
}

function judgementFor({ game }: Setup, { tries, atAGlance }: Wish): Judgement {
  const { guide, learnt } = botsOf(game.id)!;
  return { guide, tries, ...(atAGlance && { learnt }) };
}

/** Averages over all matches of a file. */
async function allOf(path: string, wish: Wish, args: Args): Promise<number> {
  const players = new Players();
  const progress = new Progress(0, 'matches');
  for await (const line of linesOf(path)) {
    const match = readMatch(line);
    if ('fault' in match) throw new Failure(`${path}, line ${line.number}: ${wordsFor(match.fault)}`);
    players.add(match.setup, looked(match, wish));
    progress.show(players.matches);
  }
  progress.clear();
  if (players.matches === 0) throw new UsageError(`${path} holds no matches`);
  console.log(args.flags['json'] === true ? JSON.stringify(players.averages) : players.report.join('\n'));
  return 0;
}
