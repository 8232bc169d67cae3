import { stat } from 'node:fs/promises';
import type { Fault } from '../../engine/record/fault.ts';
import { examine, type Sound } from '../../engine/record/verify.ts';
import { VERSIONS } from '../../games/games.ts';
import { onlyWord, type Args } from '../args.ts';
import type { Command } from '../command.ts';
import { isTooLong, linesOf, type Line } from '../lines.ts';
import { Progress } from '../progress.ts';
import { clean } from '../screen/text.ts';
import { checkBotsOf } from './bots.ts';
import { BROKEN, worstOf, type Finding } from './finding.ts';
import { checkNumbers } from './numbers.ts';
import { checkOwn, readOwn, type Own } from './own.ts';

/** One slip early in a match shifts all that follows: more would bury where it began. */
const MOST_SHOWN = 10;

const TOO_LONG: Fault = { path: '', says: 'is too long to be one match' };

export const verify: Command = {
  name: 'verify',
  words: 'FILE',
  says:
    "Checks records, one a line: commitments, seed, every move, event and outcome. Of a match on a server it says how many people's numbers " +
    'count and how often the deck was sealed; of others it says nothing when all is well. Exit codes: 0 all is well; 1 broken, or no records; ' +
    '2 wrong use; 3 dealt without a number that was promised, or without yours; 4 the bots cannot be checked here. Of several matches the worst ' +
    'counts, in the order 1, 3, 4, 0.',
  flags: {
    salt: {
      value: 'HEX',
      says: 'the number (salt) that you gave, 64 hex digits: whether the cards follow from it too',
    },
    seal: {
      value: 'HEX[,HEX…]',
      says: 'the seal (commitment) that you were shown first, 64 hex digits, and those after it: whether it is that deck',
    },
    promises: {
      value: 'HEX[,HEX…]',
      says: 'the commitments that all seats showed when you gave your number, yours too: whether nobody chose theirs after that',
    },
    bots: {
      says: 'asks every bot and stand-in again, from what its seat saw, and names each move that it would not have played; a search takes as long as it took',
    },
  },
  run,
};

/** What somebody wants to know beside whether a record is true. */
interface Wishes {
  readonly own: Own;
  readonly bots: boolean;
}

async function run(args: Args): Promise<number> {
  const path = onlyWord(args, 'FILE');
  const wishes: Wishes = { own: readOwn(args), bots: args.flags['bots'] === true };
  const progress = new Progress(await sizeOf(path), 'bytes');
  const codes = new Set<Finding['code']>();
  let matches = 0;
  let bytes = 0;
  for await (const line of linesOf(path)) {
    const size = Buffer.byteLength(line.text) + 1;
    const findings = findingsOf(line, wishes, (share) => progress.show(bytes + Math.floor(share * size)));
    matches++;
    if (findings.length > 0) {
      progress.clear();
      report(matches, line.number, findings);
    }
    for (const { code } of findings) codes.add(code);
    progress.show((bytes += size));
  }
  progress.clear();
  if (matches > 0) return worstOf(codes);
  console.log(`${path} holds no records`);
  return BROKEN;
}

function findingsOf(line: Line, wishes: Wishes, tell: (share: number) => void): Finding[] {
  const examined = isTooLong(line) ? { faults: [TOO_LONG] } : examine(line.text, VERSIONS);
  return 'faults' in examined ? shownFaults(examined.faults) : soundFindings(examined, wishes, tell);
}

function soundFindings(sound: Sound, { own, bots }: Wishes, tell: (share: number) => void): Finding[] {
  const { record } = sound;
  return [...checkNumbers(record), ...checkOwn(record, own), ...(bots ? checkBotsOf(sound, tell) : [])];
}

function shownFaults(faults: readonly Fault[]): Finding[] {
  const shown = faults
    .slice(0, MOST_SHOWN)
    .map(({ path, says }): Finding => ({ code: BROKEN, says: `${path === '' ? 'the record' : path} ${says}` }));
  const more = faults.length - MOST_SHOWN;
  return more > 0 ? [...shown, { code: BROKEN, says: `and ${more} more` }] : shown;
}

function report(match: number, line: number, findings: readonly Finding[]): void {
  for (const { says } of findings) console.log(clean(`match ${match} (line ${line}): ${says}`));
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}
