import { checkBots, countBotMoves, refuseCheck } from '../../bots/check.ts';
import type { Fault } from '../../engine/record/fault.ts';
import type { Sound } from '../../engine/record/verify.ts';
import { BROKEN, SOUND, UNCHECKED, type Finding } from './finding.ts';

/** Asks the bots of a match again. Tells how far it has come, from 0 to 1. */
export function checkBotsOf({ record, setup }: Sound, tell: (share: number) => void): Finding[] {
  const count = countBotMoves(record);
  if (count === 0) return [{ code: SOUND, says: 'no bot made a move' }];
  const refused = refuseCheck(record);
  if (refused !== undefined) return [{ code: UNCHECKED, says: `the record ${refused}` }];
  const faults = finish(checkBots(setup, record.moves), (done) => tell(done / record.moves.length));
  if (faults.length === 0) return [{ code: SOUND, says: `${count} moves of bots checked` }];
  const says = `${count} moves of bots checked, ${faults.length} are not what they play`;
  return [
    { code: BROKEN, says },
    ...faults.map(({ path, says }): Finding => ({ code: BROKEN, says: `${path} ${says}` })),
  ];
}

function finish(course: Generator<number, Fault[], void>, tell: (done: number) => void): Fault[] {
  for (;;) {
    const step = course.next();
    if (step.done === true) return step.value;
    tell(step.value);
  }
}
