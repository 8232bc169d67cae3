import { stat } from 'node:fs/promises';
import type { Fault } from '../../engine/record/fault.ts';
import { verify as faultsOf } from '../../engine/record/verify.ts';
import { GAMES } from '../../games/games.ts';
import { onlyWord, type Args } from '../args.ts';
import type { Command } from '../command.ts';
import { isTooLong, linesOf } from '../lines.ts';
import { Progress } from '../progress.ts';
import { clean } from '../screen/text.ts';

/** One slip early in a match shifts all that follows: more would bury where it began. */
const MOST_SHOWN = 10;

const TOO_LONG: Fault = { path: '', says: 'is too long to be one match' };

export const verify: Command = {
  name: 'verify',
  words: 'FILE',
  says: 'Checks records, one a line: commitments, seed, every move, event and outcome. Silent when all is well, else exit code 1.',
  flags: {},
  run,
};

async function run(args: Args): Promise<number> {
  const path = onlyWord(args, 'FILE');
  const progress = new Progress(await sizeOf(path), 'bytes');
  let matches = 0;
  let bytes = 0;
  let wrong = 0;
  for await (const line of linesOf(path)) {
    const faults = isTooLong(line) ? [TOO_LONG] : faultsOf(line.text, GAMES);
    matches++;
    if (faults.length > 0) {
      wrong++;
      progress.clear();
      report(matches, line.number, faults);
    }
    progress.show((bytes += Buffer.byteLength(line.text) + 1));
  }
  progress.clear();
  if (matches === 0) console.log(`${path} holds no records`);
  return matches === 0 || wrong > 0 ? 1 : 0;
}

function report(match: number, line: number, faults: readonly Fault[]): void {
  for (const { path, says } of faults.slice(0, MOST_SHOWN)) {
    console.log(clean(`match ${match} (line ${line}): ${path === '' ? 'the record' : path} ${says}`));
  }
  const more = faults.length - MOST_SHOWN;
  if (more > 0) console.log(`match ${match} (line ${line}): and ${more} more`);
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}
