import type { AnyGame } from '../../engine/game.ts';
import { GAMES } from '../../games/games.ts';
import { numberFlag, textFlag, UsageError, type Args } from '../args.ts';
import { Keeping } from '../arena/keeping.ts';
import { boutsOfLadder, isOpen, planOf, rungsOf, type Rung } from './ladder.ts';
import type { Meeting } from '../arena/meeting.ts';
import { playMeetings } from '../arena/play.ts';
import { verdict } from '../arena/report.ts';
import { strengthPage } from './page.ts';
import type { Command } from '../command.ts';
import { SafeFile } from '../files.ts';
import { CORES } from '../pool.ts';
import { Progress } from '../progress.ts';
import { onStop } from '../signals.ts';
import { readGame } from '../table.ts';

const MINUTES = 60;
const MINUTE = 60_000;
const SEED = 'strength';

export const strength: Command = {
  name: 'strength',
  words: '',
  says:
    'Plays every level against the one below it, in every game with two and with four players, within a number of minutes for all of it, ' +
    'and writes a page with the results and the commands that find them again.',
  flags: {
    minutes: { value: 'N', says: `for the whole table (${MINUTES})` },
    game: { value: 'GAME', says: 'only this game' },
    seed: { value: 'TEXT', says: `what all chance follows from (${SEED})` },
    out: { value: 'FILE', says: 'writes the page there, in place of what was there, instead of printing it' },
    state: {
      value: 'FILE',
      says: 'keeps there what was found, and goes on from there if it was stopped; time used before counts',
    },
    cores: { value: 'N', says: 'how many cores to use (all)' },
  },
  run,
};

async function run(args: Args): Promise<number> {
  if (args.words.length > 0) throw new UsageError(`'${args.words[0]}' is too much; a game is named by --game`);
  const minutes = numberFlag(args, 'minutes', { min: 0.01, max: 100_000, byDefault: MINUTES, fraction: true });
  const cores = numberFlag(args, 'cores', { min: 1, max: 256, byDefault: CORES });
  const keeping = new Keeping(textFlag(args, 'state'));
  const rungs = rungsOf(keeping.read(gamesOf(args).flatMap((game) => boutsOfLadder(game, seedOf(args)))));
  const path = textFlag(args, 'out');
  const file = path === undefined ? undefined : await SafeFile.at(path);
  try {
    await file?.begin();
    const page = (): string => strengthPage({ command: commandOf(args, minutes), minutes, cores, rungs });
    await climb(rungs, minutes * MINUTE, { keeping, cores, file, page });
    if (file === undefined) console.log(page());
    await file?.write(`${page()}\n`);
    await file?.keep();
  } finally {
    await file?.drop();
  }
  return 0;
}

function gamesOf(args: Args): readonly AnyGame[] {
  const name = textFlag(args, 'game');
  return name === undefined ? GAMES : [readGame(name)];
}

function seedOf(args: Args): string {
  const seed = textFlag(args, 'seed') ?? SEED;
  if (/^[\w-]{1,100}$/.test(seed)) return seed;
  throw new UsageError('--seed must be 1 to 100 letters, digits, - and _, so that commands can name it');
}

function commandOf(args: Args, minutes: number): string {
  const named = ['game', 'seed', 'out'].flatMap((flag) => {
    const value = textFlag(args, flag);
    return value === undefined ? [] : [`--${flag} ${value}`];
  });
  return ['threestraws strength', `--minutes ${minutes}`, ...named].join(' ');
}

interface Around {
  readonly keeping: Keeping;
  readonly cores: number;
  readonly file: SafeFile | undefined;
  readonly page: () => string;
}

/** What is left of the time is worth starting again for. */
const WORTHWHILE = 0.02;

/**
 * Game by game: code that has seen one game only is quicker. What is left when all had their part goes to what is still open.
 * Whoever stops it gets the page as it would be now.
 */
async function climb(rungs: readonly Rung[], budget: number, { keeping, cores, file, page }: Around): Promise<void> {
  const meetings = rungs.flatMap(({ pair, bound }) => [pair, bound]);
  const kept = (): Meeting['kept'][] => meetings.map((meeting) => meeting.kept);
  const used = meetings.reduce((sum, { ms }) => sum + ms, 0) / cores;
  const until = performance.now() + budget - used;
  const goOn = onStop(() => {
    keeping.save(kept());
    file?.dropNow();
    console.log(page());
  });
  keeping.save(kept());
  try {
    for (let round = 0; round < 2 && until - performance.now() > WORTHWHILE * budget; round++) {
      let games = byGame(rungs.filter(isOpen));
      for (; games.length > 0; games = games.slice(1)) {
        const now = performance.now();
        await climbOne(games[0]!, now + (until - now) / games.length, cores, () => keeping.saveSometimes(kept));
        keeping.save(kept());
      }
    }
  } finally {
    goOn();
  }
}

function byGame(rungs: readonly Rung[]): Rung[][] {
  const games = new Set(rungs.map(({ pair }) => pair.bout.game));
  return [...games].map((game) => rungs.filter(({ pair }) => pair.bout.game === game));
}

async function climbOne(rungs: readonly Rung[], until: number, cores: number, tell: () => void): Promise<void> {
  const from = performance.now();
  const meetings = rungs.flatMap(({ pair, bound }) => [pair, bound]);
  const progress = new Progress(0, 'matches');
  const began = matchesIn(meetings);
  await playMeetings(
    meetings,
    () => planOf(rungs, from, until, () => performance.now()),
    cores,
    () => {
      progress.show(matchesIn(meetings) - began);
      tell();
    },
  );
  progress.clear();
  for (const { pair } of rungs) {
    const { bots, game, players } = pair.bout;
    console.error(`${game}, ${players} players, ${bots.join(' – ')}: ${verdict(bots, pair.standing)}`);
  }
}

function matchesIn(meetings: readonly Meeting[]): number {
  return meetings.reduce((sum, meeting) => sum + meeting.played, 0);
}
