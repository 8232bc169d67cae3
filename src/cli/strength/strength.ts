import { BOTS_VERSION } from '../../bots/version.ts';
import type { AnyGame } from '../../engine/game.ts';
import { GAMES } from '../../games/games.ts';
import { numberFlag, textFlag, UsageError, type Args } from '../args.ts';
import { Keeping } from '../arena/keeping.ts';
import type { Command } from '../command.ts';
import { CORES } from '../pool.ts';
import { onStop } from '../signals.ts';
import { readGame } from '../table.ts';
import { findingsOf } from './findings.ts';
import { measure } from './measure.ts';
import { Outputs } from './outputs.ts';
import { strengthPage } from './page.ts';
import { keptOf, studiesOf, type Study } from './study.ts';

const MINUTES = 90;
const MINUTE = 60_000;
/** What others than these bots have found is not taken for theirs. */
const SEED = `bots-${BOTS_VERSION}`;

export const strength: Command = {
  name: 'strength',
  words: '',
  says:
    'Finds out how strong every level is, in every game with two, three, four and the most players, within a number of minutes for all of it: which of two neighbours ' +
    'is stronger, how much, on fresh deals, all levels on one scale, strength over iterations, against strangers, and what seeing all cards brings. Writes a page with the results.',
  flags: {
    minutes: {
      value: 'N',
      says: `for all of it (${MINUTES}); 0 plays nothing and writes the page of what --state keeps`,
    },
    game: { value: 'GAME', says: 'only this game' },
    seed: { value: 'TEXT', says: `what all chance follows from (${SEED})` },
    out: {
      value: 'FILE',
      says: 'writes the page there, in place of what was there, instead of printing it, and beside it a .json for programs',
    },
    scale: { value: 'FILE', says: 'writes there the figures that are shown where a level is chosen' },
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
  const minutes = numberFlag(args, 'minutes', { min: 0, max: 100_000, byDefault: MINUTES, fraction: true });
  const cores = numberFlag(args, 'cores', { min: 1, max: 256, byDefault: CORES });
  const games = gamesOf(args);
  const keeping = new Keeping(textFlag(args, 'state'));
  const seed = seedOf(args);
  const studies = studiesOf(games, seed, keeping);
  const outputs = await Outputs.at(textFlag(args, 'out'), scalePathOf(args, games));
  try {
    await outputs.begin();
    await goThrough(studies, minutes * MINUTE, { seed, cores, keeping, outputs });
    if (textFlag(args, 'out') === undefined) console.log(strengthPage(findingsOf(studies)));
    await outputs.keep(findingsOf(studies));
  } finally {
    await outputs.drop();
  }
  return 0;
}

function gamesOf(args: Args): readonly AnyGame[] {
  const name = textFlag(args, 'game');
  return name === undefined ? GAMES : [readGame(name)];
}

function scalePathOf(args: Args, games: readonly AnyGame[]): string | undefined {
  const path = textFlag(args, 'scale');
  if (path === undefined || games === GAMES) return path;
  throw new UsageError('--scale is of all games, and --game leaves some out');
}

function seedOf(args: Args): string {
  const seed = textFlag(args, 'seed') ?? SEED;
  if (/^[\w-]{1,80}$/.test(seed)) return seed;
  throw new UsageError('--seed must be 1 to 80 letters, digits, - and _, so that commands can name it');
}

interface Around {
  readonly seed: string;
  readonly cores: number;
  readonly keeping: Keeping;
  readonly outputs: Outputs;
}

/** Whoever stops it gets the page as it would be now. */
async function goThrough(studies: readonly Study[], budget: number, around: Around): Promise<void> {
  const { seed, cores, keeping, outputs } = around;
  const used = keptOf(studies).reduce((sum, { ms }) => sum + ms, 0) / cores;
  const goOn = onStop(() => {
    keeping.save(keptOf(studies));
    outputs.dropNow();
    console.log(strengthPage(findingsOf(studies)));
  });
  keeping.save(keptOf(studies));
  try {
    const tell = (): void => keeping.saveSometimes(() => keptOf(studies));
    await measure(studies, Math.max(0, budget - used), { seed, cores, tell });
  } finally {
    goOn();
  }
  keeping.save(keptOf(studies));
}
