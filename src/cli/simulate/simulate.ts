import { UsageError, numberFlag, textFlag, type Args } from '../args.ts';
import type { Command } from '../command.ts';
import { SafeFile } from '../files.ts';
import { CORES, inOrder } from '../pool.ts';
import { Progress } from '../progress.ts';
import { onStop } from '../signals.ts';
import type { SimulateJob } from './matches.ts';
import { reportJson, reportText, type Simulation } from './report.ts';
import { emptyTally, merge, type Tally } from './tally.ts';
import { BOTS_FLAG, GAME_WORD, readBots, readTable, TABLE_FLAGS } from '../table.ts';

const MOST_MATCHES = 1_000_000_000;
const MATCHES = 10_000;
/** Small enough for an even load and, with records, for little memory. */
const SILENT_CHUNK = 500;
const RECORDED_CHUNK = 20;

export const simulate: Command = {
  name: 'simulate',
  words: GAME_WORD,
  says: 'Plays matches between bots on all cores and tells who wins; the same seed gives the same matches, unless somebody thinks by the clock: hard and master do where no iterations are named.',
  flags: {
    ...TABLE_FLAGS,
    ...BOTS_FLAG,
    matches: { value: 'N', says: `how many (${MATCHES})` },
    seed: { value: 'TEXT', says: 'what all chance follows from (1)' },
    records: { value: 'FILE', says: 'writes every match there, one record a line, in place of what was there' },
    cores: { value: 'N', says: 'how many cores to use (all)' },
    json: { says: 'prints the result as JSON' },
  },
  run,
};

async function run(args: Args): Promise<number> {
  const simulation = readSimulation(args);
  const cores = numberFlag(args, 'cores', { min: 1, max: 256, byDefault: CORES });
  const path = textFlag(args, 'records');
  const file = path === undefined ? undefined : await SafeFile.at(path);
  const tally = await playInto(file, simulation, cores);
  console.log(args.flags['json'] === true ? reportJson(simulation, tally) : reportText(simulation, tally));
  return 0;
}

function readSimulation(args: Args): Simulation {
  const table = readTable(args);
  const seed = textFlag(args, 'seed') ?? '1';
  if (seed.length > 100) throw new UsageError('--seed is longer than 100 characters');
  return {
    ...table,
    bots: readBots(args, table.game, table.players),
    matches: numberFlag(args, 'matches', { min: 1, max: MOST_MATCHES, byDefault: MATCHES }),
    seed,
  };
}

/** A file that was there before is replaced only by a whole new one. */
async function playInto(file: SafeFile | undefined, simulation: Simulation, cores: number): Promise<Tally> {
  const progress = new Progress(simulation.matches, 'matches');
  const goOn = onStop(() => {
    progress.clear();
    file?.dropNow();
  });
  try {
    await file?.begin();
    const tally = await playAll(simulation, cores, progress, file);
    await file?.keep();
    return tally;
  } finally {
    progress.clear();
    await file?.drop();
    goOn();
  }
}

async function playAll(
  simulation: Simulation,
  cores: number,
  progress: Progress,
  file: SafeFile | undefined,
): Promise<Tally> {
  const tally = emptyTally(simulation.players);
  const step = file === undefined ? SILENT_CHUNK : RECORDED_CHUNK;
  const busy = Math.min(cores, Math.ceil(simulation.matches / step));
  for await (const chunk of inOrder('simulate', jobsOf(simulation, step, file !== undefined), busy)) {
    await file?.write(chunk.records);
    merge(tally, chunk.tally);
    progress.show(tally.matches);
  }
  return tally;
}

function* jobsOf(simulation: Simulation, step: number, records: boolean): Generator<SimulateJob> {
  const { game, options, bots, seed, matches } = simulation;
  for (let from = 0; from < matches; from += step) {
    const to = Math.min(from + step, matches);
    yield { game: game.id, options, bots, seed, from, to, records };
  }
}
