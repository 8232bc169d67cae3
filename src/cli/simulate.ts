import { UsageError, numberFlag, textFlag, type Args } from './args.ts';
import type { Command } from './command.ts';
import { SafeFile } from './files.ts';
import { CORES, inOrder } from './pool.ts';
import { Progress } from './progress.ts';
import type { SimulateJob } from './simulate/matches.ts';
import { reportJson, reportText, type Simulation } from './simulate/report.ts';
import { emptyTally, merge, type Tally } from './simulate/tally.ts';
import { GAME_WORD, readLevels, readTable, TABLE_FLAGS } from './table.ts';

const MOST_MATCHES = 1_000_000_000;
const MATCHES = 10_000;
/** Small enough for an even load and, with records, for little memory. */
const SILENT_CHUNK = 500;
const RECORDED_CHUNK = 20;

export const simulate: Command = {
  name: 'simulate',
  words: GAME_WORD,
  says: 'Plays matches between bots on all cores and tells who wins; the same seed gives the same matches.',
  flags: {
    ...TABLE_FLAGS,
    bots: { value: 'LEVELS', says: 'one level for all seats, or a list with one for each (medium)' },
    matches: { value: 'N', says: `how many (${MATCHES})` },
    seed: { value: 'TEXT', says: 'what all chance follows from (1)' },
    records: { value: 'FILE', says: 'writes every match there, one record a line' },
    cores: { value: 'N', says: 'how many cores to use (all)' },
    json: { says: 'prints the result as JSON' },
  },
  run,
};

async function run(args: Args): Promise<number> {
  const simulation = readSimulation(args);
  const cores = numberFlag(args, 'cores', { min: 1, max: 256, byDefault: CORES });
  const path = textFlag(args, 'records');
  const tally = await (path === undefined ? playAll(simulation, cores) : playInto(path, simulation, cores));
  console.log(args.flags['json'] === true ? reportJson(simulation, tally) : reportText(simulation, tally));
  return 0;
}

function readSimulation(args: Args): Simulation {
  const table = readTable(args);
  const seed = textFlag(args, 'seed') ?? '1';
  if (seed.length > 100) throw new UsageError('--seed is longer than 100 characters');
  return {
    ...table,
    levels: readLevels(args, table.game, table.players),
    matches: numberFlag(args, 'matches', { min: 1, max: MOST_MATCHES, byDefault: MATCHES }),
    seed,
  };
}

/** A file that was there before is replaced only by a whole new one. */
async function playInto(path: string, simulation: Simulation, cores: number): Promise<Tally> {
  const file = await SafeFile.open(path);
  try {
    const tally = await playAll(simulation, cores, (text) => file.write(text));
    await file.keep();
    return tally;
  } finally {
    await file.drop();
  }
}

async function playAll(
  simulation: Simulation,
  cores: number,
  write?: (records: string) => Promise<void>,
): Promise<Tally> {
  const tally = emptyTally(simulation.players);
  const progress = new Progress(simulation.matches, 'matches');
  for await (const chunk of inOrder(jobsOf(simulation, write !== undefined), cores)) {
    await write?.(chunk.records);
    merge(tally, chunk.tally);
    progress.show(tally.matches);
  }
  progress.clear();
  return tally;
}

function* jobsOf({ game, options, levels, seed, matches }: Simulation, records: boolean): Generator<SimulateJob> {
  const step = records ? RECORDED_CHUNK : SILENT_CHUNK;
  for (let from = 0; from < matches; from += step) {
    const to = Math.min(from + step, matches);
    yield { kind: 'simulate', game: game.id, options, levels, seed, from, to, records };
  }
}
