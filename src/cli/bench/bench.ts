import { guideOf } from '../../bots/bots.ts';
import type { AnyGame } from '../../engine/game.ts';
import { GAMES } from '../../games/games.ts';
import { numberFlag, textFlag, UsageError, type Args } from '../args.ts';
import { WHATS, type BenchJob, type Measured, type What } from './measure.ts';
import type { Command } from '../command.ts';
import { inOrder } from '../pool.ts';
import { aligned, thousands } from '../figures.ts';
import { Progress } from '../progress.ts';
import { OPTION_FLAGS, readGame, readTableOptions } from '../table.ts';

type Row = Omit<BenchJob, 'seconds'> & Measured & { readonly unit: string };

const PLAYERS = {
  min: Math.min(...GAMES.map(({ seats }) => seats.min)),
  max: Math.max(...GAMES.map(({ seats }) => seats.max)),
  byDefault: 0,
};

/** Who counts something else than plays. */
const OTHER_UNITS = GAMES.filter(({ unit }) => unit.name !== 'plays')
  .map(({ id, unit }) => `in ${id} ${unit.says ?? unit.name}`)
  .join(', ');

export const bench: Command = {
  name: 'bench',
  words: '',
  says: `Measures one core: plays a second of random matches (${OTHER_UNITS}), silent and with events told, copies, imagined worlds and, from the start of a round, iterations of a search a second. Of each the best tenth of a second counts.`,
  flags: {
    game: { value: 'GAME', says: 'only this game' },
    players: { value: 'N', says: 'only with so many players' },
    ...OPTION_FLAGS,
    seconds: { value: 'N', says: 'how long each measurement takes (1)' },
    json: { says: 'prints an array of { game, options, players, what, unit, perSecond }' },
  },
  run,
};

async function run(args: Args): Promise<number> {
  if (args.words.length > 0) throw new UsageError(`'${args.words[0]}' is too much; a game is named by --game`);
  const rows = await measureAll(jobsOf(args));
  console.log(args.flags['json'] === true ? JSON.stringify(rows, null, 2) : table(rows));
  return 0;
}

function jobsOf(args: Args): BenchJob[] {
  const name = textFlag(args, 'game');
  const option = Object.keys(OPTION_FLAGS).find((flag) => args.flags[flag] !== undefined);
  if (name === undefined && option !== undefined) throw new UsageError(`--${option} needs --game`);
  const games = name === undefined ? GAMES : [readGame(name)];
  const seconds = numberFlag(args, 'seconds', { min: 0.01, max: 600, byDefault: 1, fraction: true });
  return games.flatMap((game) =>
    seatCounts(args, game).flatMap((players) =>
      whatsOf(game).map((what): BenchJob => {
        const options = readTableOptions(args, game, players);
        return { game: game.id, options, players, what, seconds };
      }),
    ),
  );
}

function whatsOf({ id }: AnyGame): readonly What[] {
  return guideOf(id) === undefined ? WHATS.filter((what) => what !== 'search') : WHATS;
}

function seatCounts(args: Args, { seats: { min, max } }: AnyGame): number[] {
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const only = numberFlag(args, 'players', PLAYERS);
  return only === 0 ? all : all.filter((players) => players === only);
}

/** One after the other, each in a worker of its own: what one measurement taught the compiler must not help the next. */
async function measureAll(jobs: readonly BenchJob[]): Promise<Row[]> {
  const progress = new Progress(jobs.length, 'measurements');
  const rows: Row[] = [];
  for (const job of jobs) {
    progress.show(rows.length);
    for await (const { perSecond } of inOrder('bench', [job], 1)) rows.push(rowOf(job, perSecond));
  }
  progress.clear();
  return rows;
}

function rowOf({ game, options, players, what }: BenchJob, perSecond: number): Row {
  return { game, options, players, what, unit: unitNamed(game, what), perSecond: Math.round(perSecond) };
}

function unitNamed(game: string, what: What): string {
  const units: Partial<Record<What, string>> = { copy: 'copies', imagine: 'worlds', search: 'iterations' };
  return units[what] ?? readGame(game).unit.name;
}

function table(rows: readonly Row[]): string {
  const cells = rows.map(({ game, players, what, unit, perSecond }) => [
    game,
    String(players),
    what,
    unit,
    thousands(perSecond).padStart(12),
  ]);
  return aligned([['game', 'players', 'what', 'counts', '  per second'], ...cells]).join('\n');
}
