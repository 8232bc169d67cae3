import { analyse as analysing, refuseAnalysis, TRIES } from '../../bots/analysis/analyse.ts';
import type { Analysis } from '../../bots/analysis/analysis.ts';
import { guideOf } from '../../bots/bots.ts';
import type { Setup } from '../../engine/match.ts';
import type { Fault } from '../../engine/record/fault.ts';
import { readRecord } from '../../engine/record/read.ts';
import type { RecordedMove } from '../../engine/record/record.ts';
import { readSetup } from '../../engine/record/setup.ts';
import { VERSIONS } from '../../games/games.ts';
import { reportOf } from './report.ts';
import { Failure, numberFlag, onlyWord, type Args } from '../args.ts';
import type { Command } from '../command.ts';
import { isTooLong, type Line } from '../lines.ts';
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
    'how the chances to win went, and how much of the result was luck and how much decisions. The same record and effort give the same answer.',
  flags: {
    ...MATCH_FLAG,
    effort: { value: 'N', says: `how often each decision is played on for a try; more is slower and surer (${TRIES})` },
    json: { says: 'prints all that was found as JSON' },
  },
  run,
};

interface Match {
  readonly setup: Setup;
  readonly moves: readonly RecordedMove[];
}

async function run(args: Args): Promise<number> {
  const path = onlyWord(args, 'RECORD');
  const effort = numberFlag(args, 'effort', EFFORT);
  const line = await matchIn(path, args);
  const match = readMatch(line);
  if ('fault' in match) throw new Failure(`${path}, line ${line.number}: ${wordsFor(match.fault)}`);
  const analysis = looked(match, effort);
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

function looked({ setup, moves }: Match, effort: number): Analysis {
  const progress = new Progress(moves.length, 'moves');
  const course = analysing(setup, moves, guideOf(setup.game.id)!, effort);
  for (;;) {
    const step = course.next();
    if (step.done === true) {
      progress.clear();
      return step.value;
    }
    progress.show(step.value * moves.length);
  }
}
