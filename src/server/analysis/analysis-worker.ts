import { analyse as stepsOf, refuseAnalysis } from '../../bots/analysis/analyse.ts';
import { guideOf } from '../../bots/bots.ts';
import type { MatchRecord } from '../../engine/record/record.ts';
import { readSetup } from '../../engine/record/setup.ts';
import { VERSIONS } from '../../games/games.ts';
import { giveWay, STEPS_BACK } from '../threads/give-way.ts';
import { perform } from '../threads/perform.ts';
import type { TellProgress } from '../threads/tasks.ts';

const BETWEEN_WORDS = 200;

// nobody at a table should wait for this
giveWay(STEPS_BACK.analyses);

interface Wanted {
  readonly record: MatchRecord;
  readonly tries: number;
}

/** As text. */
function analyse({ record, tries }: Wanted, tell: TellProgress): string {
  const setup = readSetup(record, VERSIONS);
  if ('fault' in setup) throw new Error(setup.fault.says);
  const problem = refuseAnalysis(setup.ok, record.moves);
  if (problem !== undefined) throw new Error(`${problem.path} ${problem.says}`);
  const steps = stepsOf(setup.ok, record.moves, { guide: guideOf(record.game)!, tries });
  for (let said = 0; ;) {
    const step = steps.next();
    if (step.done === true) return JSON.stringify(step.value);
    if (performance.now() - said < BETWEEN_WORDS) continue;
    said = performance.now();
    tell(step.value);
  }
}

const TASKS = { analyse };
export type AnalysisTasks = typeof TASKS;

perform(TASKS);
