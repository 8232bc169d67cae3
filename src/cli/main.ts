import { analyse } from './analyse/analyse.ts';
import { arena } from './arena/arena.ts';
import { backup } from './backup/backup.ts';
import { bench } from './bench/bench.ts';
import type { Command } from './command.ts';
import { doctor } from './doctor/doctor.ts';
import { moveData } from './move-data/move-data.ts';
import { play } from './play/play.ts';
import { prune } from './prune/prune.ts';
import { replay } from './replay/replay.ts';
import { restore } from './restore/restore.ts';
import { serve } from './serve/serve.ts';
import { simulate } from './simulate/simulate.ts';
import { strength } from './strength/strength.ts';
import { verify } from './verify/verify.ts';
import { run } from './run.ts';

const COMMANDS: readonly Command[] = [
  serve,
  play,
  simulate,
  arena,
  strength,
  replay,
  analyse,
  verify,
  bench,
  backup,
  restore,
  moveData,
  prune,
  doctor,
];

/** Runs a command line and answers with its exit code. */
export function main(argv: readonly string[]): Promise<number> {
  return run(COMMANDS, argv);
}
